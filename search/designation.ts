export interface Designation {
  /** IS, IRC, ASTM, BS EN …; absent where only a number is typed. */
  readonly body?: string;
  /** With the letters of its series: 2720, D1557, SP16, T245. */
  readonly number: string;
  readonly part?: number;
  readonly section?: number;
  readonly year?: number;
  /** The part is a number after a space, which may also be something else: "is 2720 5". */
  readonly partIsGuess?: true;
}

export interface FoundDesignation extends Designation {
  readonly start: number;
  readonly end: number;
}

const bodies: readonly (readonly [pattern: string, body: string])[] = [
  ["bs[\\s-]*en|din[\\s-]*en", "BS EN"],
  ["is\\s*[/\\s]\\s*iso(?:\\s*/?\\s*iec)?|iso\\s*/?\\s*iec|iso|iec", "ISO"],
  ["astm", "ASTM"],
  ["aashto", "AASHTO"],
  ["mo?rth|morst?h", "MoRTH"],
  ["irc", "IRC"],
  ["oiml", "OIML"],
  ["euramet", "EURAMET"],
  ["dkd", "DKD"],
  ["api", "API"],
  ["asphalt institute", "Asphalt Institute"],
  ["bis|is", "IS"],
  ["bs", "BS"],
  ["en", "EN"],
];

const gap = "[\\s.,:()\\[\\]_-]*";
const count = "\\d{1,3}|[ivx]+";
const wordEnd = "(?![\\p{L}\\p{N}])";
const units =
  "days?|d|mm|cm|m|km|kgs?|g|kn|mpa|hours?|hrs?|h|min|microns?|nos?|tests?|parameters?|tons?|mt|lit(?:re|er)s?|ltrs?|l|ml";
/** "28 days", "150 mm", "10 %" and "150 x 150" are quantities. */
const notQuantity = `(?!\\d|\\s*(?:[%°µ]|[x×]\\s*\\d|(?:${units})${wordEnd}))`;

/** A grade or size is written like the number of a standard: VG-30, Fe 500, OPC 43, M 25. */
const grade =
  /(?<!\p{L})(?:vg|fe|opc|ppc|psc|grade|crmb|pmb|class|zone|type|no|dia|m|first|top)[\s.-]*$/u;

const pieces = {
  body: `(?<!\\p{L}|\\p{N})(?:(?<body>${bodies.map(([one]) => one).join("|")})${gap}(?:(?:code|sec|no|std)${gap})*)?`,
  clause: `(?:(?:section|clause)${gap})?`,
  series: `(?:(?<series>sp|cg|ms|[a-hmrt])${gap})?`,
  number: `(?<number>\\d{1,5})(?:(?<=[a-h][\\s-]*\\d+)m${wordEnd}|${notQuantity})(?<suffix>a(?!\\p{L}))?`,
  metricTwin: "(?:/[a-z]\\d+m?)?",
  part: [
    `(?:${gap}(?:parts?|prt|pt|p)${gap}(?<part>${count})${wordEnd}`,
    `[-/](?<dash>\\d{1,3}|[ivx]+${wordEnd})${notQuantity}`,
    `\\s*\\((?<bracket>${count})\\)`,
    // "IS 2386 2. Flakiness" goes on with the next line of a list.
    `\\s+(?<guess>\\d{1,2})(?![.)]+\\s*\\p{L})${notQuantity})?`,
  ].join("|"),
  section: `(?:[\\s/,.:(-]*(?:sections?|sec|s)${gap}(?<section>${count})${wordEnd}|/(?<slash>\\d{1,2}))?`,
  year: `(?:[\\s:,()-]+(?<year>(?:19|20)\\d\\d)${notQuantity})?`,
  /** "is 2720 pa", while it is typed. */
  unfinishedPart: "(?:[\\s(\\[,-]+p(?:t|art?|a)?[\\s.]*$)?",
  /** "0191-2435678" is a telephone number. */
  end: `${wordEnd}(?![\\s-]?\\d{5})`,
};

const pattern = new RegExp(Object.values(pieces).join(""), "gu");

export function findDesignations(text: string): FoundDesignation[] {
  // Most texts have no number, and the pattern is slow.
  if (!/\d/.test(text)) return [];
  const plain = plainText(text);
  return [...plain.matchAll(pattern)].flatMap((match) => {
    const { body, series = "", number = "", suffix = "", ...rest } = match.groups!;
    if (!body && grade.test(plain.slice(0, match.index))) return [];
    const part = value(rest.part ?? rest.dash ?? rest.bracket ?? rest.guess);
    const section = value(rest.section ?? rest.slash);
    return {
      ...(body && { body: bodyOf(body) }),
      number: `${series}${Number(number)}${suffix}`.toUpperCase(),
      ...(part && { part }),
      ...(section && { section }),
      ...(rest.year && { year: Number(rest.year) }),
      ...(rest.guess && { partIsGuess: true as const }),
      start: match.index,
      end: match.index + match[0].length,
    };
  });
}

export function parseDesignation(text: string): Designation | undefined {
  const [found, ...more] = findDesignations(text);
  if (!found || more.length > 0) return undefined;
  const { start: _start, end: _end, ...designation } = found;
  return designation;
}

/** Lower case with plain hyphens, of the same length as the text. */
const plainText = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll("\u00a0", " ");

const bodyOf = (typed: string) =>
  bodies.find(([one]) => new RegExp(`^(?:${one})$`).test(typed))![1];

const romanDigits: Record<string, number> = { i: 1, v: 5, x: 10 };

function value(typed: string | undefined): number | undefined {
  if (!typed) return undefined;
  if (/\d/.test(typed)) return Number(typed);
  const digits = Array.from(typed, (letter) => romanDigits[letter]!);
  return digits.reduce(
    (sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit),
    0,
  );
}
