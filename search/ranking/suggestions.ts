import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import { matchTerms } from "../index/token-index.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { similarTokens } from "../text/typos.ts";
import { suggestionCount } from "../weights.ts";
import { subjectSimilarity } from "./rank-by-standards.ts";
import { rankByText } from "./rank-by-text.ts";

/** For a query without results: other parts of its standard, entries with some of its terms, or with similar tokens. */
export function suggestions(index: SearchIndex, query: ParsedQuery): FinderEntry[] {
  const found = new Set<FinderEntry>();
  for (const source of [otherParts, partialMatches, similarEntries, firstServices]) {
    for (const entry of source(index, query))
      if (entry.kind !== "standard" && found.size < suggestionCount) found.add(entry);
    if (found.size === suggestionCount) break;
  }
  return [...found];
}

/** Tests to the parts of the typed standard that are closest to the typed part. */
function otherParts(index: SearchIndex, { designations: [typed] }: ParsedQuery): FinderEntry[] {
  if (!typed) return [];
  const distance = ({ designation }: RegisteredStandard) =>
    Math.abs((designation?.part ?? 0) - (typed.part ?? 0));
  return index.standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2 * suggestionCount)
    .flatMap((standard) => mostSimilarTest(index, standard) ?? []);
}

const mostSimilarTest = (index: SearchIndex, standard: RegisteredStandard) =>
  (index.citing.get(standard.number) ?? [])
    .filter(({ kind }) => kind === "test")
    .toSorted(
      (a, b) => subjectSimilarity(index, standard, b) - subjectSimilarity(index, standard, a),
    )[0];

const partialMatches = (index: SearchIndex, query: ParsedQuery): FinderEntry[] =>
  Array.from(rankByText(index, query).values())
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry);

function similarEntries(
  { tokens, entries, vocabulary }: SearchIndex,
  { concepts }: ParsedQuery,
): FinderEntry[] {
  const typed = concepts.flatMap(({ lookups }) => lookups.map((lookup) => lookup.typed));
  const similar = new Set(typed.flatMap((token) => similarTokens(token, vocabulary)));
  const terms = Array.from(similar, (token) => ({ token, isPrefix: false }));
  return [...matchTerms(tokens, terms)]
    .toSorted(([, a], [, b]) => b.score - a.score)
    .map(([id]) => entries.get(id)!);
}

const firstServices = ({ entries, services }: SearchIndex): FinderEntry[] =>
  Array.from(services.keys(), (slug) => entries.get(slug)!);
