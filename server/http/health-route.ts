import type { FastifyInstance } from "fastify";

/** The process is up. Whether its store answers is another question, asked elsewhere. */
export function healthRoute(app: FastifyInstance) {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
}
