import { statfs } from "node:fs/promises";
import type { Engine } from "../engines/engine.ts";
import { duration } from "../indian-time.ts";
import type { Records } from "./records.ts";

export interface HealthSources {
  engine: Engine;
  records: Records;
  dataFolder: string;
  backupCopy: string;
}

export interface HealthCheck {
  isGood: boolean;
  check: string;
  found: string;
  todo: string;
}

const check = (isGood: boolean, name: string, found: string, todo: string): HealthCheck => ({
  isGood,
  check: name,
  found,
  todo,
});

export const good = (name: string, found: string) => check(true, name, found, "");
export const bad = (name: string, found: string, todo: string) => check(false, name, found, todo);

const hour = 60 * 60_000;
const maxWaitingMs = hour;
/** They are daily, so an older one means that the last failed or never ran. */
const maxBackupAgeMs = 26 * hour;
/** It runs every hour. */
const maxPurgeAgeMs = 2 * hour;
const gigabyte = 1024 ** 3;

/** What somebody has to look after in the store, for the daily summary and for doctor; docs/runbook.md has the steps. */
export async function healthOf(
  { engine, records, dataFolder, backupCopy }: HealthSources,
  now: number,
): Promise<HealthCheck[]> {
  const { waiting, failed, oldestWaiting } = await records.mailStats();
  const waitingMs = now - (oldestWaiting ?? now);
  async function ageOf(event: "backup" | "copy", name: string) {
    const last = await records.lastTime(event);
    const failure = await records.lastTime(`failed ${event}`);
    const found = last ? `${duration(now - last)} ago` : "never";
    return check(
      failure <= last && now - last <= maxBackupAgeMs,
      name,
      failure > last ? `${found}, and one failed ${duration(now - failure)} ago` : found,
      "journalctl -u laboratory-backup, then run backup",
    );
  }
  const lastPurge = await records.lastTime("purge");
  const aheadMs = (await records.lastTime("trusted")) - now;
  const ahead = aheadMs < hour ? "" : `, by a time ${duration(aheadMs)} ahead of the clock`;
  const disk = await statfs(dataFolder).catch(() => undefined);
  const freeBytes = disk ? disk.bavail * disk.bsize : undefined;
  const problems = await storeProblems(engine);
  return [
    check(
      failed === 0,
      "Mail failed",
      failed ? String(failed) : "none",
      "find the reason with show REF, then resend failed",
    ),
    check(
      waitingMs <= maxWaitingMs,
      "Mail waiting",
      waiting ? `${waiting}, the oldest for ${duration(waitingMs)}` : "none",
      "check SMTP_URL and the log of the service",
    ),
    await ageOf("backup", "Last backup"),
    backupCopy
      ? await ageOf("copy", "Copy elsewhere")
      : bad("Copy elsewhere", "none", "set BACKUP_COPY, or all is lost with this machine"),
    check(
      now - lastPurge <= maxPurgeAgeMs && aheadMs < hour,
      "Last purge",
      (lastPurge ? `${duration(now - lastPurge)} ago` : "never") + ahead,
      "is the service running? journalctl -u laboratory; docs/runbook.md",
    ),
    ...(freeBytes === undefined
      ? []
      : [
          check(
            freeBytes >= gigabyte,
            "Free disk space",
            `${(freeBytes / gigabyte).toFixed(1)} GB`,
            "make room soon",
          ),
        ]),
    check(
      problems.length === 0,
      "Integrity",
      problems.join(" ") || engine.integrity,
      "restore the last backup",
    ),
  ];
}

const selectWithoutMail = `select id from enquiries where not exists (
  select 1 from outbox where outbox.enquiry_id = enquiries.id and recipient = 'laboratory')`;

/** Why the store is not whole. */
export async function storeProblems(engine: Engine): Promise<string[]> {
  const errors = await engine.integrityErrors();
  if (errors.length) return errors;
  const missing = await engine.read(selectWithoutMail);
  return missing.map(({ id }) => `${String(id)} has no mail to the laboratory.`);
}
