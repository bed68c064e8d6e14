import { enquiryFields } from "#contract/enquiry.ts";
import { auditLog } from "../enquiries/store/erase-enquiries.ts";
import type { Engine } from "../enquiries/engines/engine.ts";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import {
  insertEnquiry,
  insertMail,
  type MailRow,
  newMail,
} from "../enquiries/store/enquiry-store.ts";
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
        // A row saved from a damaged file may have none.
        const lost = { ...newMail("laboratory", enquiry.receivedAt), state: "failed" as const };
        for (const job of enquiry.jobs.length ? enquiry.jobs : [lost])
          await insertMail(run, enquiry.id, job);
        imported.push(enquiry.id);
      }
    });
  await engine.transact((run) => auditLog(run, "imported", now, imported));
  return { imported, found: enquiries.length };
}

function readExport(json: string): ListedEnquiry[] {
  const values = parsed(json);
  if (!Array.isArray(values)) throw new UsageError("The file is not what export wrote.");
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

function isListedEnquiry(value: unknown): value is ListedEnquiry {
  const given = (value ?? {}) as Record<keyof ListedEnquiry, unknown>;
  return (
    typeof given.id === "string" &&
    /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(given.id) &&
    Number.isSafeInteger(given.receivedAt) &&
    enquiryFields.every((field) => typeof given[field] === "string") &&
    Array.isArray(given.suspected) &&
    given.suspected.every((sign) => typeof sign === "string") &&
    Array.isArray(given.jobs) &&
    given.jobs.every(isMailRow)
  );
}

/** Of the same types as a new one, and with a state that the outbox knows. */
function isMailRow(value: unknown): value is MailRow {
  const given = (value ?? {}) as Record<string, unknown>;
  const sameTypes = Object.entries(newMail("laboratory", 0)).every(
    ([column, expected]) => typeof given[column] === typeof expected,
  );
  return sameTypes && /^(waiting|sent|failed)$/.test(String(given.state));
}
