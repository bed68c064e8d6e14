import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bodyLimits, enquiryPath, readEnquiry } from "#contract/enquiry.ts";
import { codeOf, StoreUnavailable } from "../enquiries/engine.ts";
import { receiveEnquiry } from "../enquiries/receive-enquiry.ts";
import type { EnquiryStore } from "../enquiries/store.ts";
import type { Metrics } from "../metrics/metrics.ts";
import type { Site } from "../static/load-site.ts";
import { type Answers, jsonAnswers, pageAnswers, type Refusal } from "./enquiry-responses.ts";
import { corsHeaders, isAllowedOrigin, preflightHeaders } from "./origin-check.ts";

export interface EnquiryRouteOptions {
  site: Site;
  store: EnquiryStore;
  metrics: Metrics;
  allowedOrigins: readonly string[];
  now: () => Date;
  /** There is new mail to send. */
  onKept: () => void;
}

const storeRetrySeconds = 30;
const formType = "application/x-www-form-urlencoded";

/** Where enquiries arrive, from scripts and from plain forms alike. */
export function enquiryRoute(app: FastifyInstance, parts: EnquiryRouteOptions) {
  const { store, metrics, allowedOrigins, now } = parts;
  const asPage = pageAnswers(parts.site);
  const answersFor = (request: FastifyRequest): Answers =>
    request.headers["content-type"]?.trim().toLowerCase().startsWith(formType)
      ? asPage
      : jsonAnswers;

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    metrics.refused(refusal.status, reply.elapsedTime);
    request.log.info({ status: refusal.status }, "enquiry refused");
    return answersFor(request).refused(reply, refusal);
  }

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string", bodyLimit: bodyLimits.json },
    app.getDefaultJsonParser("error", "ignore"),
  );
  app.addContentTypeParser(
    formType,
    { parseAs: "string", bodyLimit: bodyLimits.form },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );

  app.addHook("onRequest", async (request, reply) => {
    reply.headers(corsHeaders(request.headers.origin, allowedOrigins));
    if (request.method === "POST" && !isAllowedOrigin(request, allowedOrigins))
      return refuse(request, reply, { status: 403 });
  });

  app.post(enquiryPath, async (request, reply) => {
    if (!request.headers["content-type"]) return refuse(request, reply, { status: 415 });
    const { typed, result } = await receiveEnquiry(
      store,
      { body: request.body, address: request.ip },
      now(),
    );
    switch (result.kind) {
      case "wrong":
        return refuse(request, reply, { status: 422, errors: result.errors, typed });
      case "too-many":
        return refuse(request, reply, {
          status: 429,
          retryAfterSeconds: Math.max(1, Math.ceil(result.retryAfterMs / 1000)),
          typed,
        });
      case "kept": {
        const { id, repeated, suspected } = result;
        metrics.accepted(repeated, suspected.length > 0, reply.elapsedTime);
        request.log.info({ reference: id, repeated, suspected }, "enquiry kept");
        if (!repeated) parts.onKept();
        return answersFor(request).kept(reply, id);
      }
    }
  });

  app.options(enquiryPath, (_request, reply) => reply.code(204).headers(preflightHeaders).send());
  app.get(enquiryPath, (_request, reply) =>
    jsonAnswers.refused(reply.header("allow", "POST"), { status: 405 }),
  );

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable) {
      request.log.error({ trouble: error.code }, "the store cannot be written");
      const typed = readEnquiry(request.body);
      return refuse(request, reply, { status: 503, retryAfterSeconds: storeRetrySeconds, typed });
    }
    const status = knownStatuses.find((known) => known === error.statusCode) ?? 500;
    // A database's own message may hold what the visitor typed.
    if (status === 500)
      request.log.error({ trouble: codeOf(error), kind: error.name }, "the enquiry failed");
    return refuse(request, reply, { status });
  });
}

const knownStatuses = [400, 408, 413, 415] as const;
