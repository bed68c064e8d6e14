import { certifications } from "#content/accreditation.ts";
import { standards } from "#content/standards.ts";

/** What a laboratory must never say, with the reason that a failing test prints. */
const forbidden: readonly [pattern: RegExp, reason: string][] = [
  [/NABL[- ](certified|approved)/i, "a laboratory is accredited"],
  [/17025[^.;]{0,25}\bcertifi/i, "ISO/IEC 17025 is a matter of accreditation"],
  [/\bcertified[^.;]{0,25}17025/i, "ISO/IEC 17025 is a matter of accreditation"],
  [/(9001|14001|45001)[^.;,]{0,25}\baccredited/i, "management systems are certified"],
  [/\baccredited[^.;,]{0,25}(9001|14001|45001)/i, "management systems are certified"],
  [/accredited for all/i, "accreditation is for a scope"],
  [/100 ?% accura|zero error/i, "no absolute claims"],
  [/Bureau of Indian Standards approved|BIS approved/i, "not claimed"],
  [/desirable limit/i, "the 2012 edition says acceptable"],
  [
    /(?<!not |cannot say that water is )(safe|fit) to drink|10500 compliant/i,
    "eleven tests cannot say so",
  ],
  [/turnaround|within \d+ working days/i, "a date is agreed, never promised"],
];

const superseded =
  /IS 8112|IS 12269|IS 383:1970|IS 516:1959|IS 5816|IS 13311|IS 1199:1959|IS 3651|IS 10500:1991|IS 2490|IS 330[67]|IS 1375[3-6]|IS 3495:1992|IS 1139|IS 13360|IRC:81\b|IRC:SP:88-2010|ASTM (C289|C227|D1664|D421|D1194|D4429)\b|IS 2911 \(Part 4\):(1985|2021)|\b60\/70\b|\b80\/100\b/;

const wrongUnits =
  /\bKn\b|\bMpa\b|\d ?KG\b|°c\b|mg\/L|\bppm\b|\d(kN|MPa|kg|mm|bar|ms|mg\/l)\b|\d-\d+(\.\d+)? (kN|mm|ms|kg|°C|days|ml|h)\b/;

/** Anything that looks like the number of a standard, with its parts and year. */
const numberShape =
  /\b(?:IS|ISO(?:\/IEC)?|IRC:(?:SP:)?|ASTM [A-G]|AASHTO [MT] |BS(?: EN)?|OIML R |DKD-R |EURAMET cg-)(?:(?<=[:RG-] ?|[A-G])|\s)\d+(?:[-/:]?[A-Z]?\d+M?)*(?: \((?:Parts? [^)]+)\))?(?:[:-]\d{4})?/g;

const known: readonly string[] = [
  ...standards.map(({ number }) => number),
  ...certifications.map(({ title }) => title).filter((title) => title.startsWith("ISO")),
];

/** A series may be named without its part, a standard without its year. */
const isKnown = (number: string) =>
  known.some(
    (one) => one === number || (one.startsWith(number) && !/\d/.test(one[number.length]!)),
  );

/** Everything wrong with a text, in words. */
export function faults(text: string): string[] {
  const found = forbidden.flatMap(([pattern, reason]) => {
    const match = pattern.exec(text);
    return match ? [`"${match[0]}": ${reason}`] : [];
  });
  for (const [kind, pattern] of [
    ["superseded", superseded],
    ["unit", wrongUnits],
  ] as const) {
    const match = pattern.exec(text);
    if (match)
      found.push(`${kind}: "${text.slice(Math.max(0, match.index - 20), match.index + 20)}"`);
  }
  for (const [number] of text.matchAll(numberShape))
    if (!isKnown(number)) found.push(`not in the register: "${number}"`);
  return found;
}

/** What stands inside <main>, as words. */
export function mainText(html: string): string {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0];
  if (!main) throw new Error("The page has no <main>.");
  return plain(main.replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ""));
}

/** Structured data, as words. */
export const structuredText = (html: string): string =>
  [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)]
    .map(([, json]) => json)
    .join("\n");

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

const plain = (html: string) =>
  html
    .replaceAll(/<!--[\s\S]*?-->/g, "")
    .replaceAll(/<[^>]*>/g, "\n")
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
