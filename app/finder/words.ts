export interface Word {
  /** In lower case and in the spelling of this site. */
  readonly plain: string;
  /** Without the ending of a plural or a participle, and without a last e, which participles lack. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and figures are separate words, so that VG30 and VG-30 are alike. */
const word = /\p{L}[\p{L}\p{M}]*|\p{N}+(?:\.\p{N}+)?/gu;

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(word), ({ 0: typed, index: start }) => ({
    ...formsOf(typed),
    start,
    end: start + typed.length,
  }));

const known = new Map<string, Pick<Word, "plain" | "stem">>();

/** Remembered, because names share their words. */
function formsOf(typed: string) {
  const before = known.get(typed);
  if (before) return before;
  const plain = siteSpelling(typed.normalize("NFKC").toLowerCase());
  const forms = { plain, stem: stemOf(plain) };
  known.set(typed, forms);
  return forms;
}

const spellings: readonly (readonly [RegExp, string])[] = [
  [/sulf/, "sulph"],
  [/alumin(um|ium)/, "aluminium"],
  [/^(col|od|vap)or/, "$1our"],
  [/^fiber/, "fibre"],
  [/^(mil+i)?liter/, "$1litre"],
  [/^(kilo|centi|milli)?meter(s?)$/, "$1metre$2"],
  [/^center/, "centre"],
  [/^(gage|guage)/, "gauge"],
  [/^calliper/, "caliper"],
  [/^mold/, "mould"],
  [/^aging/, "ageing"],
  [/^gray/, "grey"],
  [/iz(e|ed|ing|ation)$/, "is$1"],
];

const siteSpelling = (typed: string) =>
  spellings.reduce((text, [variant, ours]) => text.replace(variant, ours), typed);

function stemOf(plain: string): string {
  const one = singular(plain);
  const base = one.replace(/(?:ing|ed|e)$/, "");
  return base.length > 3 ? base : one;
}

function singular(plain: string): string {
  if (plain.length < 4 || /(?:ss|us|is)$/.test(plain)) return plain;
  if (plain.endsWith("ies")) return `${plain.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(plain)) return plain.slice(0, -2);
  return plain.endsWith("s") ? plain.slice(0, -1) : plain;
}
