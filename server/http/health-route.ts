import type { FastifyInstance } from "fastify";
import type { EnquiryStore } from "../enquiries/store.ts";

/** With the methods that they allow. */
export const healthPaths = { "/healthz": "GET, HEAD", "/readyz": "GET, HEAD" };

/** `/healthz`: the process is up. `/readyz`: its store responds too. */
export function healthRoute(app: FastifyInstance, store: EnquiryStore) {
  app.get("/healthz", (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get("/readyz", async (_request, reply) => {
    const ready = await store.ready().then(
      () => true,
      () => false,
    );
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok: ready });
  });
}
