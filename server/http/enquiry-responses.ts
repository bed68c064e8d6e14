import type { FastifyReply } from "fastify";
import type { Enquiry, EnquiryErrors } from "#contract/enquiry.ts";
import { refusalMessages } from "#contract/refusal-messages.ts";
import type { Site } from "../static/load-site.ts";

export type Refusal =
  | { status: 422; errors: EnquiryErrors; typed: Enquiry }
  | { status: 429 | 503; retryAfterSeconds: number; typed: Enquiry }
  | { status: 400 | 403 | 408 | 413 | 415 | 500 };

/** With a page the response leads there, otherwise it is JSON. */
export function sendAccepted(reply: FastifyReply, id: string, page: string | undefined) {
  reply.header("cache-control", "no-store");
  // After a redirect, reloading the page does not post the form again.
  return page ? reply.redirect(page, 303) : reply.code(201).send({ ok: true, id });
}

/** With a site the response is one of its pages, otherwise JSON. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal, site: Site | undefined) {
  reply.code(refusal.status).header("cache-control", "no-store");
  if ("retryAfterSeconds" in refusal) reply.header("retry-after", refusal.retryAfterSeconds);
  if (site) return reply.type("text/html; charset=utf-8").send(pageOf(site, refusal));
  const message = refusalMessages[refusal.status];
  return reply.send(refusal.status === 422 ? { message, errors: refusal.errors } : { message });
}

function pageOf(site: Site, refusal: Refusal): string {
  if (refusal.status === 422) return site.noScriptPage("check", refusal.typed, refusal.errors);
  return "typed" in refusal
    ? site.noScriptPage("retry", refusal.typed)
    : site.noScriptPage("failed");
}
