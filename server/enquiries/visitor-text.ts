import { domainToASCII } from "node:url";
import { type Enquiry, type EnquiryField, enquiryFields } from "#contract/enquiry.ts";
import { plainText } from "#contract/plain-text.ts";

/** Replaces control characters and lone surrogates, which databases and mail headers cannot hold. */
export const printable = (enquiry: Enquiry) =>
  mapFields(enquiry, (text, field) =>
    text
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replaceAll(field === "message" ? /[^\P{Cc}\n\t]/gu : /\p{Cc}/gu, " "),
  );

export const trimmed = (enquiry: Enquiry) => mapFields(enquiry, (text) => text.trim());

function mapFields(
  enquiry: Enquiry,
  change: (text: string, field: EnquiryField) => string,
): Enquiry {
  const changed = { ...enquiry };
  for (const field of enquiryFields) changed[field] = change(enquiry[field], field);
  return changed;
}

/** One e-mail address: no comma, bracket or quote that a mail program could read as two, and no encoded word. */
const isPlainAddress = (email: string) =>
  !email.includes("=?") && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);

const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

/** The address as every mail server accepts it: ASCII, its domain IDNA-encoded; undefined if it has no such form. */
export function mailableAddress(email: string): string | undefined {
  if (!isPlainAddress(email)) return undefined;
  if (isAscii(email)) return email;
  const [localPart = "", domain = ""] = email.split("@");
  const asciiDomain = domainToASCII(domain);
  return isAscii(localPart) && asciiDomain ? `${localPart}@${asciiDomain}` : undefined;
}

/**
 * How two spellings of one e-mail address are compared: compatible forms such as a full-width "＠" are one character,
 * accents may be composed or not, and case does not matter. SQLite's lower() knows ASCII only.
 */
export const comparableAddress = (email: string) => email.normalize("NFKC").trim().toLowerCase();

type SpamSign = "honeypot" | "links";

const manyLinks = 3;

export function spamSigns({ message }: Enquiry, honeypot: string): SpamSign[] {
  const signs: SpamSign[] = [];
  if (honeypot) signs.push("honeypot");
  if ((message.match(/https?:\/\/|www\.|\[url/gi) ?? []).length >= manyLinks) signs.push("links");
  return signs;
}

const maxTopicLength = 60;

/** The first line of a message, cut at a word; the browser begins its message with a line that says what it is about. */
export function topicOf(message: string): string {
  const [firstLine = ""] = plainText(message).trim().split("\n");
  const topic = firstLine.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  if (topic.length <= maxTopicLength) return topic;
  const cut = topic.slice(0, maxTopicLength);
  return `${(/^.+(?= )/.exec(cut)?.[0] ?? cut.slice(0, -1)).toWellFormed()}…`;
}
