import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import type { Connections } from "./connections.ts";
import { oncePerMinute } from "./once-per-minute.ts";

const retryAfterSeconds = 5;

export interface SheddingLimits {
  /** The mean over the last sample, in milliseconds. */
  eventLoopDelayMs: number;
  /** Below this many connections the delay has other causes, which refusing pages would not cure. */
  connections: number;
}

export const sheddingLimits: SheddingLimits = { eventLoopDelayMs: 150, connections: 100 };

/** Under overload pages and files are refused, so that enquiries and health checks still get their response. */
export function shedLoad(
  app: FastifyInstance,
  connections: Pick<Connections, "count">,
  staticRoute: string,
  limits = sheddingLimits,
) {
  const warn = oncePerMinute(() => app.log.warn("overloaded: pages are refused"));
  app.register(underPressure, {
    maxEventLoopDelay: limits.eventLoopDelayMs,
    sampleInterval: 250,
    pressureHandler(request, reply) {
      const { url } = request.routeOptions;
      const isPage = url === undefined || url === staticRoute;
      if (!isPage || connections.count() < limits.connections) return;
      warn();
      reply
        .code(503)
        .headers({ "retry-after": retryAfterSeconds, "cache-control": "no-store" })
        .type("text/plain; charset=utf-8")
        .send("The site is very busy. Please try again in a few seconds.");
    },
  });
}
