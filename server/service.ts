import { dirname } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readinessPath } from "#contract/service-paths.ts";
import { buildApp } from "./app.ts";
import type { Config } from "./config.ts";
import { requireDataFolder } from "./data-folder.ts";
import { errorCodeOf, SchemaTooNew } from "./enquiries/engines/engine.ts";
import { enquiryRecords } from "./enquiries/store/records.ts";
import { startRetention } from "./enquiries/retention.ts";
import { enquiryStore, openEngine } from "./enquiries/store/enquiry-store.ts";
import { webServerHealth } from "./operate/machine/web-server-health.ts";
import { startDailySummary } from "./mail/daily-summary.ts";
import { eraseMail, folderTransport } from "./mail/folder.ts";
import { startOutbox } from "./mail/outbox.ts";
import { mailQueue } from "./mail/queue.ts";
import { smtpTransport } from "./mail/smtp.ts";
import type { Site } from "./static/load-site.ts";

const checkMs = 60_000;
const mailStopMs = 10_000;
const noteMs = 2000;
const wait = (ms: number) => pause(ms, undefined, { ref: false });

/** Tests shorten the times. */
export async function startService(
  config: Config,
  site: Site,
  timing: { leaseMs?: number; pollMs?: number; mailStopMs?: number } = {},
) {
  requireDataFolder(config);
  const startedAt = Date.now();
  const engine = openEngine(config.database);
  const store = enquiryStore(engine);
  const records = enquiryRecords(engine);
  const app = buildApp({
    site,
    store,
    now: () => new Date(),
    rules: { rateLimit: config.rateLimit, acknowledge: config.acknowledge },
    allowedOrigins: config.allowedOrigins,
    trustProxy: config.trustProxy,
    onAccepted: () => outbox.wake(),
    // Standard output has one line, the address; the log goes to standard error.
    logger: { level: config.logLevel, stream: process.stderr },
  });
  // Pages do not depend on the database: it is opened with the first statement that succeeds.
  try {
    await store.ready();
    const [first] = await engine.read("select min(done_at) as at from migrations");
    if (Number(first!.at) >= startedAt)
      app.log.warn("the database is new: if it held enquiries, docs/runbook.md, Restore");
  } catch (error) {
    if (error instanceof SchemaTooNew) throw error;
    app.log.error(
      { errorCode: errorCodeOf(error) },
      "the database cannot be used: check DATABASE_URL or DATA_DIR",
    );
  }
  const erase = (references: string[]) => eraseMail(config.mailFolder, references);
  if (!config.smtp)
    app.log.warn(`SMTP_URL is not set: mail is written to ${config.mailFolder}, nobody gets it`);
  const addresses = { to: config.mailTo, from: config.mailFrom };
  const transport = config.smtp ? smtpTransport(config.smtp) : folderTransport(config.mailFolder);
  const outbox = startOutbox({
    queue: mailQueue(engine, timing.leaseMs),
    transport,
    addresses,
    now: engine.now,
    log: app.log,
    eraseMail: erase,
    pollMs: timing.pollMs,
  });
  const summary =
    config.smtp && config.summaryAt !== undefined
      ? startDailySummary({
          engine,
          records,
          dataFolder: dirname(config.mailFolder),
          backupCopy: config.backupCopy,
          webServerHealth: (time) => webServerHealth(site.siteOrigin, time),
          transport,
          addresses,
          at: config.summaryAt,
          now: engine.now,
          log: app.log,
        })
      : undefined;
  const retention = startRetention({
    records,
    eraseMail: erase,
    retentionDays: config.retentionDays,
    now: engine.now,
    log: app.log,
  });
  // Nothing else asks whether the file is damaged.
  const check = setInterval(() => void app.inject(readinessPath), checkMs).unref();

  async function stop() {
    clearInterval(check);
    // A mail server may take minutes, and visitors are served meanwhile.
    const mailed = Promise.all([outbox.stop(), summary?.stop()]);
    await Promise.race([mailed, wait(timing.mailStopMs ?? mailStopMs)]);
    // What is still being sent ends, and is noted.
    transport.close();
    await Promise.race([mailed, wait(noteMs)]);
    await app.close();
    await retention.stop();
    await engine.close();
  }

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
