import { join } from "node:path";
import { buildApp } from "./app.ts";
import { type Canary, type CanaryTiming, startCanary } from "./canary.ts";
import type { Config } from "./config.ts";
import { requireDataFolder } from "./data-folder.ts";
import { connectStore } from "./enquiries/connect-store.ts";
import { openEngine } from "./enquiries/open-store.ts";
import { startRetention } from "./enquiries/retention.ts";
import { canariesAside } from "./mail/canaries-aside.ts";
import { eraseMail, folderTransport } from "./mail/folder.ts";
import { startOutbox } from "./mail/outbox.ts";
import { mailQueue } from "./mail/queue.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { Site } from "./static/load-site.ts";

/** Times that tests shorten. */
export interface Timing {
  leaseMs?: number;
  pollMs?: number;
  canary?: CanaryTiming;
}

const now = () => new Date();

/** Connects store, site, outbox and retention, and listens; `stop` lets running requests and mail finish. */
export async function startService(config: Config, site: Site, timing: Timing = {}) {
  requireDataFolder(config);
  const { store, engine, connect } = connectStore(openEngine(config.database));
  const metrics = createMetrics();
  const app = buildApp({
    site,
    store,
    metrics,
    now,
    rules: { rateLimit: config.rateLimit, acknowledge: config.acknowledge },
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    onKept: () => outbox.wake(),
    canariesArrive: () => !canary?.isMissed(),
    // Standard output has one line, the address; the log goes to standard error.
    logger: { level: config.logLevel, stream: process.stderr },
  });
  await connect(app.log);
  const erase = (references: string[]) => eraseMail(config.mailFolder, references);
  const transport = canariesAside(
    config.smtp ? smtpTransport(config.smtp) : folderTransport(config.mailFolder),
    join(config.mailFolder, "canary"),
  );
  const outbox = startOutbox({
    queue: mailQueue(engine, timing.leaseMs),
    transport,
    addresses: { to: config.mailTo, from: config.mailFrom },
    now,
    log: app.log,
    eraseMail: erase,
    onSent: metrics.mailSent,
    pollMs: timing.pollMs,
  });
  const retention = startRetention({
    store,
    eraseMail: erase,
    retentionDays: config.retentionDays,
    now,
    log: app.log,
  });
  const readMetrics = async () => {
    const time = now().getTime();
    return metrics.text(await store.stats(time).catch(() => undefined), time);
  };

  let canary: Canary | undefined;
  async function stop() {
    await canary?.stop();
    await app.close();
    metricsServer?.close();
    await retention.stop();
    await outbox.stop();
    transport.close();
    await store.close();
  }

  const metricsServer =
    config.metricsPort === undefined
      ? undefined
      : await startMetricsServer(config.metricsPort, readMetrics, app.log);
  try {
    await app.listen({
      port: config.port,
      host: config.host,
      listenTextResolver: () => "listening",
    });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = app.server.address() as { port: number };
  if (config.canaryOrigin)
    canary = startCanary({
      origin: config.canaryOrigin,
      store,
      now,
      log: app.log,
      onRound: metrics.canary,
      timing: timing.canary,
    });
  return { app, port, stop };
}
