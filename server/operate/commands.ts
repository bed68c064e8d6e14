import type { ListedEnquiry } from "../enquiries/store/records.ts";
import { type Command, required, UsageError } from "./command.ts";
import { asCsv } from "./csv.ts";
import { storeCommands } from "./store-commands.ts";

const aDayMs = 24 * 60 * 60_000;
const clockIsRight = "--clock-is-right";

export const commands: Record<string, Command> = {
  async list({ records, now }) {
    const found = await records.list(now(), "listed");
    return found.length ? found.map(line).join("\n") : "There are no enquiries.";
  },

  async show({ records, now }, typed) {
    const reference = asReference(required(typed, "a reference, such as K7MX-4XR2"));
    const enquiry = await records.find(reference, now());
    if (!enquiry) throw new UsageError(`There is no enquiry ${reference}.`);
    const { id, name, email, phone, message, suspected, mail } = enquiry;
    return [
      `Reference: ${id}`,
      `Received: ${time(enquiry)}`,
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone}`,
      `Mail: ${mail}`,
      ...(suspected.length ? [`Suspected of spam for: ${suspected.join(", ")}`] : []),
      "",
      message,
    ].join("\n");
  },

  async export({ records, now }, form) {
    if (form !== "--csv" && form !== "--json") throw new UsageError("Usage: export --csv | --json");
    const found = await records.list(now(), "exported");
    return form === "--csv" ? asCsv(found) : JSON.stringify(found, null, 2);
  },

  async resend({ queue, now }, typed) {
    const reference = asReference(required(typed, "a reference, such as K7MX-4XR2"));
    if (!(await queue.resend(reference, now())))
      throw new UsageError(`There is no enquiry ${reference}.`);
    return `${reference} is queued again; the running service sends it.`;
  },

  async forget({ records, eraseMail, now }, email) {
    const erased = await records.forget(required(email, "an e-mail address"), now());
    await eraseMail(erased);
    if (!erased.length) throw new UsageError("No enquiry has this address: nothing was erased.");
    return `${erased.length} ${erased.length === 1 ? "enquiry" : "enquiries"} erased.`;
  },

  async purge({ records, eraseMail, retentionDays, now }, flag) {
    if (flag !== undefined && flag !== clockIsRight)
      throw new UsageError(`purge takes no argument but ${clockIsRight}.`);
    const clock = flag === clockIsRight ? "trusted" : undefined;
    const erased = await records.purge(now() - retentionDays * aDayMs, now(), clock);
    await eraseMail(erased);
    return `${erased.length} older than ${retentionDays} days erased.`;
  },

  async stats({ records, now }) {
    const { oldestWaiting, ...counts } = await records.stats(now());
    const waited =
      oldestWaiting === undefined ? "none" : `${Math.round((now() - oldestWaiting) / 1000)} s`;
    return [
      `Enquiries: ${counts.enquiries} (${counts.lastDay} in the last day, ${counts.suspected} suspected of spam)`,
      `Mail: ${counts.sent} sent, ${counts.waiting} waiting, ${counts.failed} failed`,
      `Longest waiting: ${waited}`,
    ].join("\n");
  },

  ...storeCommands,
};

/** Spaces, dashes and case of a typed reference do not matter. */
function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

const time = ({ receivedAt }: ListedEnquiry) => new Date(receivedAt).toISOString();

const line = (enquiry: ListedEnquiry) =>
  [
    enquiry.id,
    time(enquiry),
    enquiry.mail.padEnd(7),
    `${enquiry.name} <${enquiry.email}>`,
    ...(enquiry.suspected.length ? ["[suspected spam]"] : []),
  ].join("  ");
