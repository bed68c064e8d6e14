import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readDate } from "#derive/dates/calendar.ts";
import { edits } from "#search/text/typos.ts";

type Format = (text: string, root: string) => string | undefined;

/** Of a mobile, a landline or, toll-free, 1800. */
const phone: Format = (text) => {
  if (/^\+91( \d+)+$/.test(text) && /^\+91\d{10}$/.test(text.replaceAll(" ", ""))) return undefined;
  if (/^1800 \d{3} \d{3,4}$/.test(text)) return undefined;
  const digits = text
    .replace(/^\+91/, "")
    .replaceAll(/\D/g, "")
    .replace(/^(0|91)(?=\d{10}$)/, "");
  const parts = /^([6-9]\d{4})(\d{5})$/.exec(digits) ?? /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  const wanted = parts ? `"+91 ${parts.slice(1).join(" ")}"` : "+91 and ten digits";
  return `is not a phone number as the site writes it: write ${wanted}.`;
};

const email: Format = (text) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
    ? undefined
    : "is not an e-mail address: write one such as office@example.in.";

const gstin: Format = (text) =>
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)
    ? undefined
    : "is not a GSTIN: write its 15 characters, the two digits of the state, the PAN, and three more of which the second is Z.";

const link: Format = (text) =>
  /^(\/(?!\/)|https:\/\/)/.test(text)
    ? undefined
    : 'is not a link: write a path such as "/contact", or a whole address that begins with https://.';

const time: Format = (text) =>
  /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
    ? undefined
    : 'is not a time of day: write it as "09:30", from 00:00 to 23:59.';

const date: Format = (text) => {
  const turned = readDate(text);
  if (turned === text) return undefined;
  return `is not a date: write ${turned ? `"${turned}"` : "it as 2026-11-15"}.`;
};

const between =
  (least: number, most: number, what: string): Format =>
  (text) =>
    Number(text) >= least && Number(text) <= most
      ? undefined
      : `is not a ${what} in India, which is between ${least} and ${most}.`;

const issuedFile: Format = (text, root) => {
  const folder = join(root, "content/documents");
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (!names.includes(text)) return `is not in content/documents${nearest(text, names)}.`;
  const isPdf = readFileSync(join(folder, text)).subarray(0, 5).toString("latin1") === "%PDF-";
  return isPdf ? undefined : "is not a PDF: save the document as a PDF.";
};

/** What texts look like, by the name of their field, with its row where other fields have that name. */
export const formats: Readonly<Record<string, Format>> = {
  phone,
  phones: phone,
  whatsapp: phone,
  email,
  gstin,
  "notice.link": link,
  opens: time,
  closes: time,
  on: date,
  date,
  until: date,
  validUntil: date,
  securityContactUntil: date,
  revised: date,
  listRevised: date,
  file: issuedFile,
  latitude: between(6, 38, "latitude"),
  longitude: between(68, 98, "longitude"),
};

/** "; the nearest are …", with the words of the list that need the fewest changes. */
export function nearest(text: string, words: Iterable<string>): string {
  const found = [...words]
    .map((word) => ({ word, changes: edits(text.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.changes - b.changes)
    .slice(0, 3)
    .map(({ word }) => `"${word}"`);
  if (found.length === 0) return "";
  return `; the nearest ${found.length === 1 ? "is" : "are"} ${found.join(", ")}`;
}
