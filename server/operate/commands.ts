import { asCsv } from "../enquiries/enquiries-csv.ts";
import type { ListedEnquiry, ListFilter } from "../enquiries/store/records.ts";
import { alignedText } from "../mail/enquiry-mail.ts";
import { indianDay, indianTime } from "../enquiries/indian-time.ts";
import { topicOf } from "../enquiries/visitor-text.ts";
import { type Command, type Commands, type Options, UsageError } from "./command.ts";
import { statistics } from "./statistics.ts";
import { storeCommands } from "./store-commands.ts";

const aDayMs = 24 * 60 * 60_000;
const listedByDefault = 100;

export const commands: Commands = {
  list: {
    does: `one line for each enquiry, the newest first; ${listedByDefault} unless --limit is given`,
    options: ["since", "open", "search", "limit"],
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
        ["Answered", enquiry.answeredAt ? indianTime(enquiry.answeredAt) : "no"],
        ["Name", name],
        ["Email", email],
        ["Phone", phone],
        ["Mail", [mail, enquiry.mailError].filter(Boolean).join(", ")],
        ["Acknowledgement failed", enquiry.acknowledgementError],
        ["Suspected of spam for", suspected.join(", ")],
      ];
      return `${alignedText(fields.filter(([, value]) => value))}\n\n${message}`;
    },
  },

  answered: marking("answered", "marks an enquiry as answered", (now) => now),
  open: marking("open", "marks it as open again", () => 0),

  export: {
    does: "for a spreadsheet (--csv) or a program (--json)",
    options: ["csv", "json", "since", "open", "search", "limit"],
    async run({ records, now }, _argument, given) {
      if (given.csv === given.json) throw new UsageError("Usage: export --csv | --json");
      const found = await records.list(now(), "exported", filterOf(given));
      return given.csv ? asCsv(found) : JSON.stringify(found, null, 2);
    },
  },

  stats: {
    does: "counts by week and by service; of eight weeks unless --since is given",
    options: ["since"],
    async run({ records, now }, _argument, given) {
      const { since = now() - 8 * 7 * aDayMs } = filterOf(given);
      const found = await records.list(now(), "counted", { since });
      return statistics(found, await records.stats(now()), now());
    },
  },

  resend: {
    does: "queues mail to the laboratory again, or all failed mail; the service sends it",
    argument: "REF",
    instead: "failed",
    async run({ queue, now }, typed, { failed }) {
      if (failed && typed) throw new UsageError("Usage: resend REF | --failed");
      if (failed) {
        const references = await queue.resendFailed(now());
        return references.length ? `Queued again: ${references.join(", ")}.` : "No mail failed.";
      }
      const reference = asReference(typed);
      if (!(await queue.resend(reference, now()))) throw noEnquiry(reference);
      return `${reference} is queued again.`;
    },
  },

  clear: {
    does: "removes a failed acknowledgement, for example to a mistyped address",
    argument: "REF",
    async run({ queue }, typed) {
      const reference = asReference(typed);
      if (!(await queue.clearAcknowledgement(reference)))
        throw new UsageError(`${reference} has no failed acknowledgement.`);
      return `The failed acknowledgement of ${reference} is removed.`;
    },
  },

  forget: {
    does: "erases every enquiry from an e-mail address",
    argument: "EMAIL",
    async run({ records, eraseMail, addresses, now }, email) {
      const erased = await records.forget(email, now());
      await eraseMail(erased);
      if (!erased.length) throw new UsageError("No enquiry has this address: nothing was erased.");
      return [
        `Erased with their mail jobs and mail files: ${erased.join(", ")}.`,
        `Not erased: mail in the inbox of ${addresses.to.join(", ")}, and backups. Delete the mail there,`,
        "and run forget again if an older backup is restored.",
      ].join("\n");
    },
  },

  purge: {
    does: "erases what is past RETENTION_DAYS, as the service does every hour",
    options: ["clock-is-right"],
    async run({ records, eraseMail, retentionDays, now }, _argument, given) {
      const clock = given["clock-is-right"] ? "trusted" : undefined;
      const erased = await records.purge(now() - retentionDays * aDayMs, now(), clock);
      await eraseMail(erased);
      return `${erased.length} older than ${retentionDays} days erased.`;
    },
  },

  ...storeCommands,
};

function marking(state: string, does: string, answeredAt: (now: number) => number): Command {
  return {
    does,
    argument: "REF",
    async run({ records, now }, typed) {
      const reference = asReference(typed);
      if (!(await records.setAnswered(reference, answeredAt(now())))) throw noEnquiry(reference);
      return `${reference} is ${state}.`;
    },
  };
}

const noEnquiry = (reference: string) => new UsageError(`There is no enquiry ${reference}.`);

function filterOf({ since, open, search, limit }: Options): ListFilter {
  const from = since === undefined ? undefined : indianDay(since);
  if (since !== undefined && from === undefined)
    throw new UsageError(`--since is "${since}"; expected a day such as 2026-11-01.`);
  if (limit !== undefined && !/^[1-9]\d*$/.test(limit))
    throw new UsageError(`--limit is "${limit}"; expected a whole number.`);
  return { since: from, open, search, limit: limit === undefined ? undefined : Number(limit) };
}

/** Spaces, dashes and case of a typed reference do not matter. */
function asReference(typed: string): string {
  const plain = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
  return `${plain.slice(0, 4)}-${plain.slice(4)}`;
}

const cells = (enquiry: ListedEnquiry) => [
  enquiry.id,
  indianTime(enquiry.receivedAt),
  enquiry.answeredAt ? "answered" : "open",
  enquiry.mail,
  enquiry.phone,
  `${enquiry.name} <${enquiry.email}>`,
  [
    topicOf(enquiry.message),
    ...(enquiry.suspected.length ? ["[suspected spam]"] : []),
    ...(enquiry.acknowledgementError ? ["[acknowledgement failed]"] : []),
  ].join(" "),
];
