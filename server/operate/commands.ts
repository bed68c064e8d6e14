import { asReference } from "../enquiries/reference.ts";
import type { ListedEnquiry } from "../enquiries/store.ts";
import { type Command, required, UsageError } from "./command.ts";
import { asCsv } from "./csv.ts";
import { storeCommands } from "./store-commands.ts";

const aDayMs = 24 * 60 * 60_000;
const clockIsRight = "--clock-is-right";

export const commands: Record<string, Command> = {
  async list({ store, now }) {
    const found = await store.list(now(), "listed");
    return found.length ? found.map(line).join("\n") : "There are no enquiries.";
  },

  async show({ store, now }, typed) {
    const reference = asReference(required(typed, "a reference, such as K7MX-4XR2"));
    const enquiry = await store.find(reference, now());
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

  async export({ store, now }, form) {
    if (form !== "--csv" && form !== "--json")
      throw new UsageError("Say how: export --csv or export --json.");
    const found = await store.list(now(), "exported");
    return form === "--csv" ? asCsv(found) : JSON.stringify(found, null, 2);
  },

  async resend({ queue, now }, typed) {
    const reference = asReference(required(typed, "a reference, such as K7MX-4XR2"));
    if (!(await queue.resend(reference, now())))
      throw new UsageError(`There is no enquiry ${reference}.`);
    return `${reference} is queued again; the running service sends it.`;
  },

  async forget({ store, eraseMail, now }, email) {
    const erased = await store.forget(required(email, "an e-mail address"), now());
    await eraseMail(erased);
    if (!erased.length) throw new UsageError("No enquiry has this address: nothing was erased.");
    return `${erased.length} ${erased.length === 1 ? "enquiry" : "enquiries"} erased.`;
  },

  async purge({ store, eraseMail, retentionDays, now }, flag) {
    if (flag !== undefined && flag !== clockIsRight)
      throw new UsageError(`purge takes no argument but ${clockIsRight}.`);
    const clock = flag === clockIsRight ? "trusted" : undefined;
    const erased = await store.purge(now() - retentionDays * aDayMs, now(), clock);
    await eraseMail(erased);
    return `${erased.length} older than ${retentionDays} days erased.`;
  },

  async stats({ store, now }) {
    const { oldestWaiting, ...counts } = await store.stats(now());
    const waited =
      oldestWaiting === undefined ? "none" : `${Math.round((now() - oldestWaiting) / 1000)} s`;
    return [
      `Enquiries: ${counts.enquiries} (${counts.lastDay} in the last day, ${counts.suspected} suspected of spam)`,
      `Mail: ${counts.sent} sent, ${counts.waiting} waiting, ${counts.parked} parked`,
      `Longest waiting: ${waited}`,
    ].join("\n");
  },

  ...storeCommands,
};

const time = ({ receivedAt }: ListedEnquiry) => new Date(receivedAt).toISOString();

const line = (enquiry: ListedEnquiry) =>
  [
    enquiry.id,
    time(enquiry),
    enquiry.mail.padEnd(7),
    `${enquiry.name} <${enquiry.email}>`,
    ...(enquiry.suspected.length ? ["[suspected spam]"] : []),
  ].join("  ");
