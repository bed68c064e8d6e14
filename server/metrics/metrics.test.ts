import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test, vi } from "vitest";
import type { FastifyBaseLogger } from "fastify";
import { readConfig } from "../config.ts";
import { startService } from "../service.ts";
import { stubSite } from "../testing/app-options.ts";
import { freePort } from "../testing/sockets.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createMetrics, startMetricsServer } from "./metrics.ts";

const stats = {
  waiting: 2,
  sent: 1,
  failed: 4,
  oldestWaiting: 1000,
};

test("events are counted in Prometheus text format", async () => {
  const metrics = createMetrics();
  metrics.accepted(false, false, 2);
  metrics.accepted(true, true, 30);
  metrics.refused(422, 0.5);
  metrics.refused(422, 10_000);
  metrics.mailSent();
  const lines = (await metrics.text(stats, 61_000)).split("\n");
  for (const line of [
    "enquiry_accepted_total 1",
    "enquiry_repeated_total 1",
    "enquiry_suspected_total 1",
    'enquiry_refused_total{reason="wrong fields"} 2',
    "mail_sent_total 1",
    "mail_waiting 2",
    "mail_oldest_waiting_seconds 60",
    "mail_failed 4",
    "store_up 1",
    'enquiry_seconds_bucket{le="0.001"} 1',
    'enquiry_seconds_bucket{le="0.0025"} 2',
    'enquiry_seconds_bucket{le="0.05"} 3',
    'enquiry_seconds_bucket{le="5"} 3',
    'enquiry_seconds_bucket{le="+Inf"} 4',
    "enquiry_seconds_count 4",
  ])
    expect(lines).toContain(line);
});

test("while the store does not respond, the other metrics are still served", async () => {
  const text = await createMetrics().text(undefined, 0);
  expect(text).toContain("store_up 0\n");
  expect(text).not.toContain("mail_waiting");
});

test("metrics are served on their own port; a busy port is only logged", async () => {
  const error = vi.fn<(fields: object, message: string) => void>();
  const log = { error } as unknown as FastifyBaseLogger;
  const server = await startMetricsServer(0, async () => "up 1\n", log);
  const { port } = server.address() as { port: number };
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, await response.text()]).toEqual([200, "up 1\n"]);
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);

  await startMetricsServer(port, async () => "", log);
  expect(error.mock.calls[0]![1]).toContain("METRICS_PORT");
  await new Promise((resolve) => server.close(resolve));
});

test("a store that can be read and not written is down", async () => {
  const METRICS_PORT = String(await freePort());
  const env = { DATA_DIR: temporaryFolder(), PORT: "0", LOG_LEVEL: "silent", METRICS_PORT };
  const config = readConfig(env);
  const service = await startService(config, stubSite);
  const metrics = async () => (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text();
  expect(await metrics()).toContain("store_up 1\n");
  const other = new DatabaseSync(join(env.DATA_DIR, "enquiries.db"));
  other.exec("begin immediate");
  expect(await metrics()).toContain("store_up 0\n");
  other.close();
  await service.stop();
});
