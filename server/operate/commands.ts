import { asCsv } from "../enquiries/enquiries-csv.ts";
import type { ListedEnquiry, ListFilter } from "../enquiries/store/records.ts";
import { alignedText } from "../mail/enquiry-mail.ts";
import { indianDay, indianTime } from "../enquiries/indian-time.ts";
import { topicOf } from "../enquiries/visitor-text.ts";
import { type Commands, type Options, UsageError } from "./command.ts";
import { storeCommands } from "./store-commands.ts";

const listedByDefault = 100;

export const commands: Commands = {
  list: {
    does: `one line for each enquiry, the newest first; ${listedByDefault} unless --limit is given`,
    options: ["since", "search", "limit"],
    async run({ records, now, notify }, _argument, given) {
      const filter = filterOf(given);
      const found = await records.list(now(), "listed", filter);
      const limit = filter.limit ?? listedByDefault;
      if (found.length > limit) notify(`${limit} of ${found.length}: --limit shows more.`);
      if (!found.length) notify("No enquiry matches.");
      return alignedText(found.slice(0, limit).map(cells));
    },
  },

  show: {
    does: "one enquiry, whole",
    argument: "REF",
    async run({ records, now }, typed) {
      const reference = asReference(typed);
      const enquiry = await records.find(reference, now());
      if (!enquiry) throw noEnquiry(reference);
      const { id, name, email, phone, message, suspected, mail } = enquiry;
      const fields = [
        ["Reference", id],
        ["Received", indianTime(enquiry.receivedAt)],
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["Mail", [mail, enquiry.mailError, rejectedText(enquiry)].filter(Boolean).join(", ")],
        ["Acknowledgement failed", enquiry.acknowledgementError],
        ["Suspected of spam for", suspected.join(", ")],
      ];
      return `${alignedText(fields.filter(([, value]) => value))}\n\n${message}`;
    },
  },

  export: {
    does: "for a spreadsheet (--csv) or a program (--json)",
    options: ["csv", "json", "since", "search", "limit"],
    async run({ records, now }, _argument, given) {
      if (given.csv === given.json) throw new UsageError("Usage: export --csv | --json");
      const found = await records.list(now(), "exported", filterOf(given));
      return given.csv ? asCsv(found) : JSON.stringify(found, null, 2);
    },
  },

  resend: {
    does: "queues mail to the laboratory again, or all failed mail, or sends what waits for its next attempt now",
    argument: "REF",
    instead: ["failed", "waiting"],
    async run({ queue, now }, typed, { failed, waiting }) {
      if (failed) return queuedText(await queue.resendFailed(now()), "No mail failed.");
      if (waiting) return queuedText(await queue.sendWaiting(), "No mail waits.");
      const reference = asReference(typed);
      if (!(await queue.resend(reference, now()))) throw noEnquiry(reference);
      return `${reference} is queued again.`;
    },
  },

  forget: {
    does: "erases one enquiry, or every enquiry from an e-mail address, after it has shown them and asked",
    argument: "REF | EMAIL",
    async run({ records, eraseMail, addresses, confirm, now }, typed) {
      const found = typed.includes("@")
        ? await records.list(now(), "listed", { email: typed })
        : [await records.find(asReference(typed), now())].filter(
            (enquiry) => enquiry !== undefined,
          );
      const lines = alignedText(found.map(cells));
      if (found.length && !(await confirm(`${lines}\nErase ${found.length}? Type yes: `)))
        throw new UsageError("Nothing was erased.");
      // Also when nothing was found: an earlier attempt may have stopped before the last step.
      const references = found.map(({ id }) => id);
      const erased = await records.forget(references, now());
      await eraseMail(erased);
      if (!erased.length) throw new UsageError("There is no such enquiry: nothing was erased.");
      return [
        `Erased with their mail jobs and mail files: ${erased.join(", ")}.`,
        `Not erased: mail in the inbox of ${addresses.to.join(", ")}, and backups. Delete the mail there,`,
        "and run forget again if an older backup is restored.",
      ].join("\n");
    },
  },

  ...storeCommands,
};

const queuedText = (references: readonly string[], none: string) =>
  references.length ? `Queued: ${references.join(", ")}. The service sends them.` : none;

const noEnquiry = (reference: string) => new UsageError(`There is no enquiry ${reference}.`);

function filterOf({ since, search, limit }: Options): ListFilter {
  const from = since === undefined ? undefined : indianDay(since);
  if (since !== undefined && from === undefined)
    throw new UsageError(`--since is "${since}"; expected a day such as 2026-11-01.`);
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit))
    throw new UsageError(`--limit is "${limit}"; expected a whole number.`);
  return { since: from, search, limit: limit === undefined ? undefined : Number(limit) };
}

function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

const rejectedText = ({ rejected }: ListedEnquiry) =>
  rejected.length ? `rejected by ${rejected.join(", ")}` : "";

const cells = (enquiry: ListedEnquiry) => [
  enquiry.id,
  indianTime(enquiry.receivedAt),
  enquiry.mail,
  enquiry.phone,
  `${enquiry.name} <${enquiry.email}>`,
  [
    topicOf(enquiry.message),
    ...(enquiry.suspected.length ? ["[suspected spam]"] : []),
    ...(enquiry.rejected.length ? [`[mail ${rejectedText(enquiry)}]`] : []),
    ...(enquiry.acknowledgementError ? ["[acknowledgement failed]"] : []),
  ].join(" "),
];
