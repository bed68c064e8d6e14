import { buildApp } from "../server/app.ts";
import { openEngine, openStore } from "../server/enquiries/open-store.ts";
import { newReference } from "../server/enquiries/reference.ts";
import { keepEnquiry } from "../server/enquiries/receive-enquiry.ts";
import type { EnquiryStore } from "../server/enquiries/store.ts";
import { appOptions } from "../server/testing/app-options.ts";
import { anEnquiry, noLimit } from "../server/testing/enquiries.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";

/** The process that is measured: the enquiry route on the store that its argument names. */
const [kind = "", url = ""] = process.argv.slice(2);

async function openMeasured(): Promise<EnquiryStore> {
  if (kind === "nothing")
    return {
      transact: (work) =>
        work({
          firstWithSameValues: async ({ id }) => id,
          countFrom: async (_network, { until }) => ({ count: 1, until }),
          insert: async () => {},
        }),
    } as EnquiryStore;
  const engine = openEngine(
    kind === "postgres"
      ? { kind, url }
      : { kind: "sqlite", file: `${temporaryFolder()}/enquiries.db` },
  );
  return openStore(engine);
}

/** The store alone, called concurrently by as many callers as there are connections. */
async function storeAlone(seconds: number, connections: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let kept = 0;
  async function call() {
    while (performance.now() < until) {
      const enquiry = anEnquiry({ id: newReference(), receivedAt: Date.now() });
      await keepEnquiry(store, noLimit, enquiry);
      kept++;
    }
  }
  await Promise.all(Array.from({ length: connections }, call));
  return kept / seconds;
}

const store = await openMeasured();
const app = buildApp(appOptions({ store }));
await app.listen({ port: 0, host: "127.0.0.1" });

process.on("message", (request: { alone?: { seconds: number; connections: number } }) => {
  if (request.alone)
    void storeAlone(request.alone.seconds, request.alone.connections).then((perSecond) =>
      process.send!({ perSecond }),
    );
  else {
    globalThis.gc?.();
    process.send!({ heapMb: process.memoryUsage().heapUsed / 2 ** 20 });
  }
});
process.once("SIGTERM", () => process.exit(0));
process.send!({ port: (app.server.address() as { port: number }).port });
