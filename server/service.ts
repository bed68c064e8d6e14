import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { openEngine, openStore } from "./enquiries/open-store.ts";
import { defaultLeaseMs } from "./enquiries/store.ts";
import { eraseMail, folderTransport } from "./mail/folder.ts";
import { startOutbox } from "./mail/outbox.ts";
import { smtpTransport } from "./mail/smtp.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { startMetricsServer } from "./metrics/metrics-server.ts";
import type { Site } from "./static/load-site.ts";
import { startRetention } from "./enquiries/retention.ts";

/** Times that tests shorten. */
export interface Pace {
  leaseMs?: number;
  pollMs?: number;
}

const now = () => new Date();

/** Store, site, outbox and upkeep put together and listening; `stop` lets what has begun finish. */
export async function startService(config: Config, site: Site, pace: Pace = {}) {
  const metrics = createMetrics();
  const store = await openStore(openEngine(config.database), {
    rateLimit: config.rateLimit,
    acknowledge: config.acknowledge,
    leaseMs: pace.leaseMs ?? defaultLeaseMs,
  });
  const app = buildApp({
    site,
    store,
    metrics,
    now,
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    onKept: () => outbox.wake(),
    // Standard output carries one line, the address; the log goes beside it.
    logger: { level: config.logLevel, stream: process.stderr },
  });
  const erase = (references: string[]) => eraseMail(config.mailFolder, references);
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl)
    : folderTransport(config.mailFolder);
  const outbox = startOutbox({
    store,
    transport,
    addresses: { to: config.mailTo, from: config.mailFrom },
    now,
    log: app.log,
    eraseMail: erase,
    onSent: metrics.mailSent,
    pollMs: pace.pollMs,
  });
  const retention = startRetention({
    store,
    eraseMail: erase,
    retentionDays: config.retentionDays,
    now,
    log: app.log,
  });
  const readMetrics = async () => {
    const stats = await store.stats(now().getTime()).catch(() => undefined);
    return metrics.text(stats, now().getTime());
  };

  async function stop() {
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
  return { app, port, stop };
}
