import { enquiryFields } from "#contract/enquiry.ts";
import { auditLog } from "../enquiries/store/audit-log.ts";
import type { Engine } from "../enquiries/engines/engine.ts";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import { insertEnquiry, insertMail } from "../enquiries/store/store.ts";
import { UsageError } from "./command.ts";

/** Few enough that a running service waits for tens of milliseconds at most. */
const batchSize = 100;

export async function importEnquiries(engine: Engine, json: string, now: number) {
  const enquiries = readExport(json);
  const imported: string[] = [];
  for (let start = 0; start < enquiries.length; start += batchSize)
    await engine.transact(async (run) => {
      for (const enquiry of enquiries.slice(start, start + batchSize)) {
        if (!(await insertEnquiry(run, enquiry))) continue;
        const isFile = enquiry.mail === "written to a file";
        const state = enquiry.mail === "written to a file" ? "sent" : enquiry.mail;
        await insertMail(run, enquiry, "laboratory", state, isFile ? "file" : "smtp");
        imported.push(enquiry.id);
      }
    });
  await engine.transact((run) => auditLog(run, "imported", now, imported));
  return { imported, found: enquiries.length };
}

function readExport(json: string): ListedEnquiry[] {
  const values = parsed(json);
  if (!Array.isArray(values)) throw new UsageError("The file is not what export --json wrote.");
  const wrong = values.findIndex((value) => !isListedEnquiry(value));
  if (wrong >= 0) throw new UsageError(`Entry ${wrong + 1} of the file is not an enquiry.`);
  return values as ListedEnquiry[];
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const mailStates: unknown[] = [
  "waiting",
  "sent",
  "written to a file",
  "failed",
] satisfies ListedEnquiry["mail"][];

function isListedEnquiry(value: unknown): value is ListedEnquiry {
  const given = (value ?? {}) as Record<keyof ListedEnquiry, unknown>;
  return (
    typeof given.id === "string" &&
    /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(given.id) &&
    Number.isSafeInteger(given.receivedAt) &&
    enquiryFields.every((field) => typeof given[field] === "string") &&
    Array.isArray(given.suspected) &&
    given.suspected.every((sign) => typeof sign === "string") &&
    mailStates.includes(given.mail)
  );
}
