import { domainToASCII } from "node:url";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { type Enquiry, type EnquiryField, enquiryFields } from "#contract/enquiry.ts";

/** Replaces control characters and lone surrogates, which databases and mail headers cannot hold, and in single lines what turns the direction of text. */
export const printable = (enquiry: Enquiry) =>
  mapFields(enquiry, (text, field) =>
    text
      .toWellFormed()
      .replaceAll("\r\n", "\n")
      .replaceAll(field === "message" ? /[^\P{Cc}\n\t]/gu : /[\p{Cc}\p{Bidi_Control}]/gu, " "),
  );

/** Without characters that would show the text around them in another order. */
export const withoutDirections = (text: string) => text.replaceAll(/\p{Bidi_Control}/gu, "");

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

export type SpamSign = "honeypot" | "links" | "repeated text";

const manyLinks = 3;
const minSentenceLength = 20;
const manyRepeats = 3;

export function spamSigns({ message }: Enquiry, honeypot: string): SpamSign[] {
  const signs: SpamSign[] = [];
  if (honeypot) signs.push("honeypot");
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

export type MessagePart = { text: string } | { rows: RequestedTest[] };

export interface RequestedTest {
  number: string;
  test: string;
  details: string[];
}

const item = /^(\d+)\. (.+)$/;
const detail = /^ {3}(.+)$/;

export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  for (const line of message.split("\n")) {
    const last = parts.at(-1);
    const rows = last && "rows" in last ? last.rows : undefined;
    const [, number = "", test] = item.exec(line) ?? [];
    const [, more] = detail.exec(line) ?? [];
    if (test !== undefined) {
      const row = { number, test, details: [] };
      if (rows) rows.push(row);
      else parts.push({ rows: [row] });
    } else if (rows && more !== undefined) rows.at(-1)!.details.push(more);
    else if (last && "text" in last) last.text += `\n${line}`;
    else parts.push({ text: line });
  }
  return parts;
}

export function serviceNamedIn(message: string): string | undefined {
  const [, about] = /^Enquiry about ([^:\n]+):/.exec(message) ?? [];
  const label = requestMessageCopy.services("");
  const listed = message.split("\n").find((line) => line.startsWith(label));
  return about ?? listed?.slice(label.length).split(";")[0];
}

const maxTopicLength = 60;

export function topicOf(typed: string): string {
  const message = withoutDirections(typed);
  const tests = messageParts(message).flatMap((part) => ("rows" in part ? part.rows : []));
  const [firstLine = ""] = message.split("\n");
  const [, about] = /^Enquiry about (.+?):?$/.exec(firstLine) ?? [];
  if (about) return shortened(about);
  if (!tests.length) return shortened(firstLine);
  const others = tests.length > 1 ? ` and ${tests.length - 1} more` : "";
  return shortened(tests[0]!.test) + others;
}

const shortened = (text: string) =>
  text.length <= maxTopicLength ? text : `${text.slice(0, maxTopicLength - 1).trimEnd()}…`;
