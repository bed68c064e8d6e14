import { escapeHtml } from "#contract/no-script-pages.ts";
import { site } from "#content/site.ts";
import { isPlainAddress } from "../enquiries/plain-address.ts";
import type { KeptEnquiry } from "../enquiries/store.ts";
import type { MailJob } from "./queue.ts";
import type { Mail } from "./transport.ts";

export interface MailAddresses {
  to: string;
  from: string;
}

/** The mail of a job, for the laboratory or for the visitor. */
export function enquiryMail(job: MailJob, addresses: MailAddresses): Mail {
  const { enquiry } = job;
  const id = `${enquiry.id}-${job.recipient}-${job.edition}`;
  const visitor = { name: enquiry.name, address: enquiry.email };
  const content = job.recipient === "laboratory" ? forLaboratory(enquiry) : forVisitor(enquiry);
  return {
    id,
    messageId: `<${id}@${addresses.from.split("@")[1]}>`,
    date: new Date(enquiry.receivedAt),
    from: { name: site.name, address: addresses.from },
    to: job.recipient === "laboratory" ? { name: site.name, address: addresses.to } : visitor,
    replyTo:
      job.recipient === "visitor"
        ? { name: site.name, address: addresses.to }
        : isPlainAddress(enquiry.email)
          ? visitor
          : undefined,
    ...content,
  };
}

function forLaboratory(enquiry: KeptEnquiry) {
  const prefix = enquiry.suspected.length ? "[suspected spam] " : "";
  const lines: [string, string][] = [
    ["Reference", enquiry.id],
    ["Received", indianTime.format(new Date(enquiry.receivedAt))],
    ["Name", enquiry.name],
    ["Email", enquiry.email],
    ["Phone", enquiry.phone],
  ];
  if (prefix) lines.push(["Suspected of spam for", enquiry.suspected.join(", ")]);
  return {
    subject: `${prefix}Enquiry ${enquiry.id} from ${enquiry.name}`,
    text: `${lines.map(([label, value]) => `${label}: ${value}`).join("\n")}\n\n${enquiry.message}\n`,
    html: `<table>${lines
      .map(
        ([label, value]) => `<tr><th align="left">${label}</th><td>${escapeHtml(value)}</td></tr>`,
      )
      .join("")}</table>${paragraph(enquiry.message)}`,
  };
}

function forVisitor(enquiry: KeptEnquiry) {
  const opening = `We have your enquiry and will answer it. Its reference is ${enquiry.id}.`;
  const closing = `${site.name}, ${site.phones.join(", ")}, ${site.email}`;
  return {
    subject: `Your enquiry ${enquiry.id}`,
    text: `${opening}\n\nYou wrote:\n\n${enquiry.message}\n\n${closing}\n`,
    html: `<p>${opening}</p><p>You wrote:</p>${paragraph(enquiry.message)}<p>${closing}</p>`,
  };
}

const paragraph = (text: string) => `<p>${escapeHtml(text).replaceAll("\n", "<br>\n")}</p>`;

const indianTime = new Intl.DateTimeFormat("en-IN", {
  timeZone: "Asia/Kolkata",
  dateStyle: "full",
  timeStyle: "short",
});
