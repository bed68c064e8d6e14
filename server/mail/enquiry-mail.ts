import { escapeHtml } from "#contract/escape-html.ts";
import { site } from "#content/site.ts";
import type { StoredEnquiry } from "../enquiries/store/store.ts";
import { mailableAddress } from "../enquiries/visitor-text.ts";
import type { MailJob } from "./queue.ts";

export interface MailAddress {
  name: string;
  address: string;
}

export interface Mail {
  /** The same for every attempt, so that duplicates can be recognised; also the file name. */
  id: string;
  messageId: string;
  date: Date;
  from: MailAddress;
  to: MailAddress;
  replyTo: MailAddress | undefined;
  subject: string;
  text: string;
  html: string;
}

/** `send` resolves when the mail server has accepted the mail, or when it is on the disk. */
export interface Transport {
  send(mail: Mail): Promise<void>;
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
  to: string;
  from: string;
}

/** The mail of a job, for the laboratory or for the visitor. */
export function enquiryMail(job: MailJob, addresses: MailAddresses): Mail {
  const { enquiry } = job;
  const id = `${enquiry.id}-${job.recipient}-${job.sendCount}`;
  const laboratory = { name: site.name, address: addresses.to };
  const address = mailableAddress(enquiry.email);
  return {
    id,
    messageId: `<${id}@${addresses.from.split("@")[1]}>`,
    date: new Date(enquiry.receivedAt),
    from: { name: site.name, address: addresses.from },
    ...(job.recipient === "laboratory"
      ? {
          to: laboratory,
          replyTo: address ? { name: headerText(enquiry.name), address } : undefined,
          ...forLaboratory(enquiry),
        }
      : {
          to: { name: "", address: address ?? enquiry.email },
          replyTo: laboratory,
          ...forVisitor(enquiry),
        }),
  };
}

function forLaboratory(enquiry: StoredEnquiry) {
  const prefix = enquiry.suspected.length ? "[suspected spam] " : "";
  const lines: [string, string][] = [
    ["Reference", enquiry.id],
    ["Received", receivedOn(enquiry)],
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone],
  ];
  if (prefix) lines.push(["Suspected of spam for", enquiry.suspected.join(", ")]);
  return {
    subject: `${prefix}Enquiry ${enquiry.id} from ${headerText(enquiry.name)}`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${enquiry.message}\n`,
    html: `<table>${lines
      .map(
        ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join("")}</table>${paragraph(enquiry.message)}`,
  };
}

/** Nothing that was typed, because the form would send it to any address that somebody types. */
function forVisitor(enquiry: StoredEnquiry) {
  const sentences = [
    `We received an enquiry that gives this e-mail address on ${receivedOn(enquiry)} and will answer it. Its reference is ${enquiry.id}.`,
    "If this was not you, please ignore this mail.",
    `${site.name}, ${site.phones.join(", ")}, ${site.email}`,
  ];
  return {
    subject: `Your enquiry ${enquiry.id}`,
    text: `${sentences.join("\n\n")}\n`,
    html: sentences.map(paragraph).join(""),
  };
}

/** Breaks up what looks like an encoded word with an invisible character, so that nodemailer encodes it and mail programs do not decode it. */
const headerText = (name: string) => name.replaceAll("=?", "=\u2060?");

const receivedOn = ({ receivedAt }: StoredEnquiry) => indianTime.format(new Date(receivedAt));

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;

const indianTime = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  dateStyle: "full",
  timeStyle: "short",
});
