import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchData } from "#derive/search-data/search-data.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { significantTokens, withoutStopWords } from "../text/stop-words.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type fieldBoosts, kindWeights, unconfirmedWeight } from "../weights.ts";

export type Field = keyof typeof fieldBoosts;

export interface Document {
  readonly id: string;
  readonly weight: number;
  readonly fields: Readonly<Record<Field, readonly string[]>>;
}

export function documentsOf(
  entries: readonly SearchEntry[],
  { services, standards, synonyms }: SearchData,
): Document[] {
  const subjects = new Map<string, string>(
    standards.map(({ number, subject }) => [number, subject]),
  );
  const names = new Map(services.map(({ slug, name }) => [slug, name]));
  const first = new Map<string, string[]>();
  const others = new Map<string, string[]>();
  const ofServices = new Map<string, string[]>();
  for (const { terms, ids } of synonyms)
    for (const [index, id] of ids.entries()) {
      add(index === 0 ? first : others, id, terms);
      if (index === 0 || ids.every(isService)) add(ofServices, id, terms.filter(isOneWord));
    }
  const subjectsOf = ({ kind, methods = [] }: SearchEntry) =>
    kind === "test" ? methods.map((number) => subjects.get(number)) : [];
  const tokensOf = cachedTokens();
  return entries.map((entry) => {
    const slug = serviceOf(entry.id);
    return {
      id: entry.id,
      weight: kindWeights[entry.kind] * (entry.confirm ? unconfirmedWeight : 1),
      fields: {
        name: tokensOf(entry.name),
        synonyms: tokensOfTerms(first.get(entry.id)),
        otherSynonyms: tokensOfTerms(others.get(entry.id)),
        // The context of a set names its tests, and who types one of these asks for that test.
        context: tokensOf(entry.kind === "set" ? "" : (entry.context ?? "")),
        service: tokensOf([names.get(slug), ...(ofServices.get(slug) ?? [])].join(" ")),
        about: tokensOf([entry.note, ...subjectsOf(entry)].join(" ")),
      },
    };
  });
}

const add = (field: Map<string, string[]>, id: string, terms: readonly string[]) =>
  field.set(id, [...(field.get(id) ?? []), ...terms]);

/** Neither token of "stone dust" alone means the service; a line that names tests first is about these. */
const isOneWord = (term: string) => !term.includes(" ");
const isService = (id: string) => !id.includes("/");

/** A word does not weigh more because many synonyms contain it. */
const tokensOfTerms = (terms: readonly string[] = []) => [
  ...new Set(terms.flatMap((term) => formsOf(significantTokens(tokenize(term))))),
];

/** Cached, because entries of one service share texts. */
function cachedTokens() {
  const cache = new Map<string, readonly string[]>();
  return (text: string): readonly string[] => {
    const tokens = cache.get(text) ?? formsOf(withoutStopWords(tokenize(text)));
    cache.set(text, tokens);
    return tokens;
  };
}

const formsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ normalized, stem }) => (normalized === stem ? stem : [normalized, stem]));
