import type { FastifyInstance } from "fastify";
import { livenessPath, readinessPath } from "#contract/service-paths.ts";
import { errorCodeOf } from "../enquiries/engines/engine.ts";
import { oncePerMinute } from "../enquiries/intervals.ts";
import type { EnquiryStore } from "../enquiries/store/enquiry-store.ts";

/** A check writes to the disk, so requests within this time share one. */
const repeatAfterMs = 1000;

export const healthPaths = { [livenessPath]: "GET, HEAD", [readinessPath]: "GET, HEAD" };

export function healthRoute(app: FastifyInstance, store: EnquiryStore) {
  let latest: Promise<boolean> | undefined;

  const logNotReady = oncePerMinute((errorCode: string) =>
    app.log.error({ errorCode }, "not ready, the store cannot be written: docs/runbook.md"),
  );

  async function check(): Promise<boolean> {
    const ready = await store.ready().then(
      () => true,
      (error: unknown) => {
        logNotReady(errorCodeOf(error));
        return false;
      },
    );
    setTimeout(() => (latest = undefined), repeatAfterMs).unref();
    return ready;
  }

  app.get(livenessPath, (_request, reply) =>
    reply.header("cache-control", "no-store").send({ ok: true }),
  );
  app.get(readinessPath, async (_request, reply) => {
    const ready = await (latest ??= check());
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({ ok: ready });
  });
}
