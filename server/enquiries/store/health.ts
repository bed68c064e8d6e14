import { statfs } from "node:fs/promises";
import type { Engine } from "../engines/engine.ts";
import { duration } from "../indian-time.ts";
import type { Records } from "./records.ts";
import { verifyStore } from "./verify.ts";

export interface HealthSources {
  engine: Engine;
  records: Records;
  dataFolder: string;
}

export interface HealthCheck {
  isGood: boolean;
  check: string;
  found: string;
  todo: string;
}

export const good = (check: string, found: string): HealthCheck => ({
  isGood: true,
  check,
  found,
  todo: "",
});

export const bad = (check: string, found: string, todo: string): HealthCheck => ({
  isGood: false,
  check,
  found,
  todo,
});

const hour = 60 * 60_000;
const maxWaitingMs = hour;
/** They are daily, so an older one means that the last failed or never ran. */
const maxBackupAgeMs = 26 * hour;
/** It runs every hour. */
const maxPurgeAgeMs = 2 * hour;
const gigabyte = 1024 ** 3;

/** What somebody has to look after in the store, for the daily summary and for doctor; docs/runbook.md has the steps. */
export async function healthOf(
  { engine, records, dataFolder }: HealthSources,
  now: number,
): Promise<HealthCheck[]> {
  const { waiting, failed, oldestWaiting } = await records.mailStats();
  const waitingMs = now - (oldestWaiting ?? now);
  const lastBackup = await records.lastTime("backup");
  const lastFailure = await records.lastTime("failed backup");
  const lastPurge = await records.lastTime("purge");
  const hasFailed = lastFailure > lastBackup;
  const disk = await statfs(dataFolder).catch(() => undefined);
  const freeBytes = disk ? disk.bavail * disk.bsize : undefined;
  const { problems } = await verifyStore(engine);
  return [
    {
      isGood: failed === 0,
      check: "Mail failed",
      found: failed ? String(failed) : "none",
      todo: "find the reason with show REF, then resend --failed",
    },
    {
      isGood: waitingMs <= maxWaitingMs,
      check: "Mail waiting",
      found: waiting ? `${waiting}, the oldest for ${duration(waitingMs)}` : "none",
      todo: "check SMTP_URL and the log of the service",
    },
    {
      isGood: !hasFailed && now - lastBackup <= maxBackupAgeMs,
      check: "Last backup",
      found: `${lastBackup ? `${duration(now - lastBackup)} ago` : "never"}${hasFailed ? `, and one failed ${duration(now - lastFailure)} ago` : ""}`,
      todo: "journalctl -u laboratory-backup, then run backup",
    },
    {
      isGood: now - lastPurge <= maxPurgeAgeMs,
      check: "Last purge",
      found: lastPurge ? `${duration(now - lastPurge)} ago` : "never",
      todo: "is the service running? journalctl -u laboratory",
    },
    ...(freeBytes === undefined
      ? []
      : [
          {
            isGood: freeBytes >= gigabyte,
            check: "Free disk space",
            found: `${(freeBytes / gigabyte).toFixed(1)} GB`,
            todo: "make room soon",
          },
        ]),
    {
      isGood: problems.length === 0,
      check: "Integrity",
      found: problems.join(" ") || engine.integrity,
      todo: "restore the last backup",
    },
  ];
}
