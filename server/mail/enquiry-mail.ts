import { escapeHtml } from "#contract/escape-html.ts";
import { plainText } from "#contract/plain-text.ts";
import { site } from "#content/site.ts";
import type { Delivery, StoredEnquiry } from "../enquiries/store/enquiry-store.ts";
import { mailableAddress, topicOf } from "../enquiries/visitor-text.ts";
import { indianDate, indianTime } from "../enquiries/indian-time.ts";
import type { MailJob } from "./queue.ts";

interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised; also the file name. */
  id: string;
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress[];
  /** The addresses that it still goes to, if others of `to` have it. */
  envelope?: { from: string; to: string[] };
  replyTo: MailAddress | undefined;
  references?: string[];
  subject: string;
  text: string;
  html: string;
}

/** `send` resolves when the mail server has accepted the mail for every recipient, or when it is on the disk. */
export interface Transport {
  readonly delivery: Delivery;
  send(mail: Mail): Promise<void>;
  /** Ends what is being sent: with `ReplyLost` if the server may have it. */
  close(): void;
}

/** For nodemailer: addresses are objects, so that visitor text is never parsed as an address list. */
export const asMessage = ({ id: _id, ...mail }: Mail) => ({
  ...mail,
  headers: { "Auto-Submitted": "auto-generated" },
  // Nodemailer must not read files or URLs that mail content names.
  disableFileAccess: true,
  disableUrlAccess: true,
});

export interface MailAddresses {
  to: readonly string[];
  from: string;
}

export function enquiryMail(job: MailJob, addresses: MailAddresses): Mail {
  const { enquiry, recipient, sendCount } = job;
  const id = `${enquiry.id}-${recipient}-${sendCount}`;
  const messageId = (name: string) => `<${name}@${addresses.from.split("@")[1]}>`;
  const first = messageId(`${enquiry.id}-laboratory-1`);
  const laboratory = addresses.to.map((address) => ({ name: site.name, address }));
  // An address that was corrected in MAIL_TO has no mail yet, so it goes to all.
  const left = addresses.to.filter((one) => job.rejected.includes(one));
  const address = mailableAddress(enquiry.email);
  const name = headerText(enquiry.name);
  return {
    id,
    messageId: messageId(id),
    date: new Date(enquiry.receivedAt),
    // Acknowledgement, resent mail and replies to them are one thread.
    ...(messageId(id) !== first && { references: [first] }),
    ...(recipient === "laboratory"
      ? {
          from: { name: `${name} (website)`, address: addresses.from },
          to: laboratory,
          ...(left.length && { envelope: { from: addresses.from, to: left } }),
          replyTo: address ? { name, address } : undefined,
          ...forLaboratory(job),
        }
      : {
          from: { name: site.name, address: addresses.from },
          to: [{ name: "", address: address ?? enquiry.email }],
          replyTo: laboratory[0],
          ...forVisitor(enquiry),
        }),
  };
}

function forLaboratory({ enquiry, earlier }: MailJob) {
  const { id, name, email, phone, message, suspected } = enquiry;
  const address = mailableAddress(email);
  const fields = [
    { label: "Reference", value: id },
    { label: "Received", value: indianDate(enquiry.receivedAt) },
    { label: "Name", value: name },
    { label: "Email", value: email, link: address && linkTo(address) },
    { label: "Phone", value: phone, link: `tel:+91${phone}` },
    ...earlier.map((one, index) => ({
      label: index ? "" : "Earlier",
      value: `${one.id}, ${indianTime(one.receivedAt).slice(0, 10)}: ${topicOf(one.message)}`,
    })),
    ...(suspected.length ? [{ label: "Spam?", value: suspected.join(", ") }] : []),
  ];
  return {
    subject: headerText(
      `${suspected.length ? "[suspected spam] " : ""}${id} ${name}: ${topicOf(message)}`,
    ),
    text: `${alignedText(fields.map(({ label, value }) => [label, value]))}\n\n${message}\n`,
    html:
      table(
        fields.map(({ label, value, link }) => [
          `<b>${label}</b>`,
          link ? `<a href="${escapeHtml(link)}">${escapeHtml(value)}</a>` : escapeHtml(value),
        ]),
      ) + messageHtml(message),
  };
}

/** Neighbouring lines with tabs, as a spreadsheet copies its rows; in `split` every second element is such a table. */
const tabbedLines = /((?:^.*\t.*\n?)+)/m;

const messageHtml = (message: string) =>
  message
    .split(tabbedLines)
    .map((part, index) =>
      index % 2
        ? table(
            part
              .replace(/\n$/, "")
              .split("\n")
              .map((row) => row.split("\t").map(escapeHtml)),
            ' border="1" cellpadding="4"',
          )
        : part && `<pre style="font: inherit; white-space: pre-wrap">${escapeHtml(part)}</pre>`,
    )
    .join("");

/** Nothing that was typed, because the form would send it to any address that somebody types. */
function forVisitor(enquiry: StoredEnquiry) {
  const sentences = [
    `Thank you for your enquiry of ${indianDate(enquiry.receivedAt)}. Your reference is ${enquiry.id}; we answer in working hours, ${site.hours.text}.`,
    "If you did not write to us, please ignore this mail.",
    `${site.name}, ${site.phones.join(", ")}, ${site.email}`,
  ];
  return {
    subject: `Your enquiry ${enquiry.id}`,
    text: `${sentences.join("\n\n")}\n`,
    html: sentences.map(paragraph).join(""),
  };
}

/** Breaks up what looks like an encoded word with an invisible character, so that nodemailer encodes it and mail programs do not decode it. */
const headerText = (name: string) => plainText(name).replaceAll("=?", "=\u2060?");

/** No link for an address with characters that would give the mail a copy or a text, such as "?" and "&". */
const linkTo = (address: string) =>
  /^[\w.+-]+@[\w.-]+$/.test(address) ? `mailto:${address}` : undefined;

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

/** Of cells that are HTML already. */
const table = (rows: readonly (readonly string[])[], attributes = "") =>
  `<table${attributes}>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table>`;

export function alignedText(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, cell] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, cell.length);
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
