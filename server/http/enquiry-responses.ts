import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type Enquiry, type EnquiryErrors, receivedPath } from "#contract/enquiry.ts";
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

const keptMs = 10 * 60_000;
/** Bounds the memory of a flood. */
const mostKept = 256;

/** Confirmations without scripts, each at an address that nobody can guess; later it leads to the thanks alone. */
export function receivedPages(app: FastifyInstance, site: Site) {
  const pages = new Map<string, [typed: Enquiry, reference: string]>();

  app.get(`${receivedPath}/:key`, ({ url }, reply) => {
    reply.header("cache-control", "no-store").type("text/html; charset=utf-8");
    const [typed, reference] = pages.get(url) ?? [];
    return typed
      ? reply.send(site.noScriptPage("received", typed, {}, reference))
      : reply.redirect(receivedPath, 303);
  });

  return (typed: Enquiry, reference: string): string => {
    const path = `${receivedPath}/${randomUUID()}`;
    const [oldest] = pages.keys();
    if (oldest && pages.size >= mostKept) pages.delete(oldest);
    pages.set(path, [typed, reference]);
    setTimeout(() => pages.delete(path), keptMs).unref();
    return path;
  };
}
