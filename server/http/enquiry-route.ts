import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bodyLimits, type Enquiry, enquiryPath, formType, readEnquiry } from "#contract/enquiry.ts";
import { retrySeconds } from "#contract/refusal-messages.ts";
import { errorCodeOf, StoreUnavailable } from "../enquiries/engines/engine.ts";
import { type EnquiryRules, receiveEnquiry } from "../enquiries/receive-enquiry.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";
import type { Site } from "../static/load-site.ts";
import {
  corsHeaders,
  exhaustedNetworks,
  isAllowedOrigin,
  networkOf,
  preflightHeaders,
} from "./admission.ts";
import { oncePerMinute } from "../enquiries/intervals.ts";
import { receivedPages, type Refusal, sendAccepted, sendRefusal } from "./enquiry-responses.ts";

export interface EnquiryRouteOptions {
  site: Site;
  store: EnquiryStore;
  rules: EnquiryRules;
  allowedOrigins: readonly string[];
  now: () => Date;
  onAccepted: () => void;
}

/** Bounds the memory of enquiries that wait for the database. */
const maxInFlight = 256;
const crowdedRetrySeconds = 5;

export function enquiryRoute(app: FastifyInstance, options: EnquiryRouteOptions) {
  const { store, rules, allowedOrigins, now } = options;
  const exhausted = exhaustedNetworks();
  const addPage = receivedPages(app, options.site);
  const logUnavailable = oncePerMinute((errorCode: string) =>
    app.log.error({ errorCode }, "the store cannot be written: docs/runbook.md"),
  );
  let inFlight = 0;
  /** A form gets a page, a script JSON. */
  const siteFor = ({ headers }: FastifyRequest) =>
    headers["content-type"]?.trim().toLowerCase().startsWith(formType) ? options.site : undefined;

  function refuse(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
    // A flood of them would fill the log.
    request.log.debug({ status: refusal.status }, "enquiry refused");
    return sendRefusal(reply, refusal, siteFor(request));
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
    if (request.headers["content-encoding"]) return refuse(request, reply, { status: 415 });
  });

  function refuseUntil(request: FastifyRequest, reply: FastifyReply, typed: Enquiry, ms: number) {
    const retryAfterSeconds = Math.max(1, Math.ceil(ms / 1000));
    return refuse(request, reply, { status: 429, retryAfterSeconds, typed });
  }

  app.post(enquiryPath, async (request, reply) => {
    if (!request.headers["content-type"]) return refuse(request, reply, { status: 415 });
    const { body } = request;
    const network = networkOf(request.ip);
    const time = now();

    // These two come before the store, so that a flood costs little.
    const remainingMs = exhausted.remainingMs(network, time.getTime());
    if (remainingMs) return refuseUntil(request, reply, readEnquiry(body), remainingMs);
    if (inFlight >= maxInFlight)
      return refuse(request, reply, {
        status: 503,
        retryAfterSeconds: crowdedRetrySeconds,
        typed: readEnquiry(body),
      });

    inFlight++;
    const { typed, suspected, result } = await receiveEnquiry(store, rules, {
      body,
      network,
      now: time,
    }).finally(() => inFlight--);
    switch (result.kind) {
      case "invalid":
        return refuse(request, reply, { status: 422, errors: result.errors, typed });
      case "rate-limited":
        exhausted.add(network, time.getTime() + result.retryAfterMs);
        return refuseUntil(request, reply, typed, result.retryAfterMs);
      case "accepted": {
        const { id, repeated } = result;
        request.log.info({ reference: id, repeated, suspected }, "enquiry accepted");
        if (!repeated) options.onAccepted();
        return sendAccepted(reply, id, siteFor(request) && addPage(typed, id));
      }
    }
  });

  app.options(enquiryPath, (_request, reply) => reply.code(204).headers(preflightHeaders).send());

  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof StoreUnavailable) {
      logUnavailable(error.code);
      const typed = readEnquiry(request.body);
      return refuse(request, reply, { status: 503, retryAfterSeconds: retrySeconds, typed });
    }
    const status = knownStatuses.find((known) => known === error.statusCode) ?? 500;
    // Only the code is logged, because a database's message may contain what the visitor typed.
    if (status === 500)
      request.log.error({ errorCode: errorCodeOf(error), kind: error.name }, "the enquiry failed");
    return refuse(request, reply, { status });
  });
}

const knownStatuses = [400, 408, 413, 415] as const;
