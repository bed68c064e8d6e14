export interface Token {
  readonly typed: string;
  readonly normalized: string;
  /** Without the ending of a plural or a participle, and without a last e, which participles lack. */
  readonly stem: string;
  readonly start: number;
  readonly end: number;
}

/** Letters and figures are separate tokens, so that VG30 and VG-30 are alike. */
const token = /\p{L}[\p{L}\p{M}]*|\p{N}+(?:\.\p{N}+)?/gu;

export const tokenize = (text: string): Token[] =>
  Array.from(text.matchAll(token), ({ 0: typed, index: start }) => ({
    typed,
    ...formsOf(typed),
    start,
    end: start + typed.length,
  }));

const cache = new Map<string, Pick<Token, "normalized" | "stem">>();

/** Cached, because names share their words. */
function formsOf(typed: string) {
  const cached = cache.get(typed);
  if (cached) return cached;
  const normalized = siteSpelling(typed.normalize("NFKC").toLowerCase());
  const forms = { normalized, stem: stemOf(normalized) };
  cache.set(typed, forms);
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

function stemOf(normalized: string): string {
  const one = singular(normalized);
  const base = one.replace(/(?:ing|ed|e)$/, "");
  return base.length > 3 ? base : one;
}

function singular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
