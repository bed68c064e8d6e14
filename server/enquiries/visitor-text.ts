import { domainToASCII } from "node:url";
import { type Enquiry, type EnquiryField, enquiryFields } from "#contract/enquiry.ts";

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

/** One e-mail address: no comma, bracket or quote that a mail program could read as two. */
const isPlainAddress = (email: string) =>
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}.-]+$/u.test(email);

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

export type SpamSign = "trap" | "links" | "repeated text";

const manyLinks = 3;
const minSentenceLength = 20;
const manyRepeats = 3;

/** Signs that a program wrote the enquiry. */
export function spamSigns({ message }: Enquiry, trap: string): SpamSign[] {
  const signs: SpamSign[] = [];
  if (trap) signs.push("trap");
  if ((message.match(/https?:\/\/|www\.|\[url/gi) ?? []).length >= manyLinks) signs.push("links");
  if (repeatsSentence(message)) signs.push("repeated text");
  return signs;
}

/** Lists of samples repeat their lines, so what is short, has a number or ends without a mark does not count. */
function repeatsSentence(message: string): boolean {
  const counts = new Map<string, number>();
  for (const part of message.split(/(?<=[.!?])|\n/)) {
    const sentence = part.trim().toLowerCase();
    if (sentence.length < minSentenceLength || !/^\D+[.!?]$/.test(sentence)) continue;
    const count = (counts.get(sentence) ?? 0) + 1;
    if (count >= manyRepeats) return true;
    counts.set(sentence, count);
  }
  return false;
}
