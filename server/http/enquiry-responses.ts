import type { FastifyReply } from "fastify";
import { type Enquiry, type EnquiryErrors, receivedPath } from "#contract/enquiry.ts";
import { refusalMessages } from "#contract/refusal-messages.ts";
import type { Site } from "../static/load-site.ts";

export type Refusal =
  | { status: 422; errors: EnquiryErrors; typed: Enquiry }
  | { status: 429 | 503; retryAfterSeconds: number; typed: Enquiry }
  | { status: 400 | 403 | 408 | 413 | 415 | 500 };

export interface EnquiryResponses {
  accepted(reply: FastifyReply, id: string): FastifyReply;
  refused(reply: FastifyReply, refusal: Refusal): FastifyReply;
}

export const jsonResponses: EnquiryResponses = {
  accepted: (reply, id) =>
    reply.code(201).header("cache-control", "no-store").send({ ok: true, id }),
  refused(reply, refusal) {
    const message = refusalMessages[refusal.status];
    withRetryAfter(reply, refusal).code(refusal.status).header("cache-control", "no-store");
    return reply.send(refusal.status === 422 ? { message, errors: refusal.errors } : { message });
  },
};

export const pageResponses = (site: Site): EnquiryResponses => ({
  // After a redirect, reloading the page does not post the form again.
  accepted: (reply) => reply.header("cache-control", "no-store").redirect(receivedPath, 303),
  refused(reply, refusal) {
    const body =
      refusal.status === 422
        ? site.noScriptPage("check", refusal.typed, refusal.errors)
        : "typed" in refusal
          ? site.noScriptPage("retry", refusal.typed, {})
          : site.noScriptPage("failed");
    return withRetryAfter(reply, refusal)
      .code(refusal.status)
      .header("cache-control", "no-store")
      .type("text/html; charset=utf-8")
      .send(body);
  },
});

function withRetryAfter(reply: FastifyReply, refusal: Refusal): FastifyReply {
  return "retryAfterSeconds" in refusal
    ? reply.header("retry-after", refusal.retryAfterSeconds)
    : reply;
}
