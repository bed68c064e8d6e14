import { createServer, type Server } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { MailStats } from "../enquiries/store/records.ts";

const reasons: Record<number, string> = {
  400: "malformed",
  403: "other site",
  408: "slow",
  413: "too long",
  415: "media type",
  422: "wrong fields",
  429: "too many",
  503: "store",
};

const bucketsInSeconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics() {
  const service = new Registry();
  const mail = new Registry();
  const counter = (name: string, help: string) => new Counter({ name, help, registers: [service] });
  const gauge = (name: string, help: string, registry = mail) =>
    new Gauge({ name, help, registers: [registry] });

  const accepted = counter("enquiry_accepted_total", "Enquiries accepted.");
  const repeated = counter("enquiry_repeated_total", "The same values again.");
  const suspected = counter("enquiry_suspected_total", "Accepted, and suspected of spam.");
  const refused = new Counter({
    name: "enquiry_refused_total",
    help: "Enquiries refused, by reason.",
    labelNames: ["reason"],
    registers: [service],
  });
  const sent = counter("mail_sent_total", "Mails handed over.");
  const duration = new Histogram({
    name: "enquiry_seconds",
    help: "Time to respond to an enquiry.",
    buckets: bucketsInSeconds,
    registers: [service],
  });
  const storeUp = gauge("store_up", "Whether the store responds.", service);
  const waiting = gauge("mail_waiting", "Mails not yet handed over.");
  const oldest = gauge("mail_oldest_waiting_seconds", "Age of the oldest waiting mail.");
  const failed = gauge("mail_failed", "Mails that wait for the operator.");

  return {
    accepted(isRepeated: boolean, isSuspected: boolean, elapsedMs: number) {
      (isRepeated ? repeated : accepted).inc();
      if (isSuspected) suspected.inc();
      duration.observe(elapsedMs / 1000);
    },
    refused(status: number, elapsedMs: number) {
      refused.inc({ reason: reasons[status] ?? "fault" });
      duration.observe(elapsedMs / 1000);
    },
    mailSent: () => sent.inc(),
    async text(stats: MailStats | undefined, now: number): Promise<string> {
      storeUp.set(stats ? 1 : 0);
      const always = await service.metrics();
      if (!stats) return always;
      waiting.set(stats.waiting);
      oldest.set((now - (stats.oldestWaiting ?? now)) / 1000);
      failed.set(stats.failed);
      return always + (await mail.metrics());
    },
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Serves metrics on 127.0.0.1 only; a busy port does not stop the service. */
export function startMetricsServer(
  port: number,
  read: () => Promise<string>,
  log: FastifyBaseLogger,
): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== "/metrics") {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { "content-type": "text/plain; version=0.0.4" }).end(text),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      log.error(
        { port, errorCode: error.code },
        "METRICS_PORT cannot be used; there are no metrics",
      );
      resolve(server);
    });
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}
