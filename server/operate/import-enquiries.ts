import { enquiryFields } from "#contract/enquiry.ts";
import { auditLog } from "../enquiries/store/audit-log.ts";
import type { Engine } from "../enquiries/engines/engine.ts";
import type { ListedEnquiry } from "../enquiries/store/records.ts";
import {
  type Delivery,
  insertEnquiry,
  insertMail,
  type MailRow,
  type MailState,
  newMail,
  type Recipient,
} from "../enquiries/store/store.ts";
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
    isTextList(given.suspected) &&
    Array.isArray(given.jobs) &&
    given.jobs.every(isMailRow)
  );
}

const example = newMail("laboratory", 0);
const choices: Record<string, readonly unknown[]> = {
  recipient: ["laboratory", "visitor"] satisfies Recipient[],
  state: ["waiting", "sent", "failed"] satisfies MailState[],
  delivery: ["smtp", "file"] satisfies Delivery[],
};

/** Of the same types as a new one. */
function isMailRow(value: unknown): value is MailRow {
  const given = (value ?? {}) as Record<string, unknown>;
  return Object.entries(example).every(([name, expected]) =>
    Array.isArray(expected)
      ? isTextList(given[name])
      : typeof given[name] === typeof expected && (choices[name]?.includes(given[name]) ?? true),
  );
}

const isTextList = (value: unknown) =>
  Array.isArray(value) && value.every((text) => typeof text === "string");
