import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import type { QueryConcept } from "../query/concept.ts";
import type { ParsedQuery } from "../query/parse-query.ts";
import { relatedCount } from "../weights.ts";
import { rankByStandards } from "./rank-by-standards.ts";
import { type RankedEntry, rankByText } from "./rank-by-text.ts";

interface Related {
  readonly entries: readonly SearchEntry[];
  readonly part?: string;
}

/** For a query without results, the most likely first. */
export function related(index: SearchIndex, query: ParsedQuery): Related {
  const known = entriesOf(
    index,
    query.notOffered.flatMap(({ ids }) => ids),
  );
  const others = query.isUnknown ? otherParts(index, query) : [];
  const { entries, part } = partOf(index, query);
  const all = [...new Set([...known, ...others, ...entries])].slice(0, relatedCount);
  const isPart = query.notOffered.length + others.length === 0 && part;
  return isPart ? { entries: all, part } : { entries: all };
}

/** "Swimming pool water smells bad": what is known of it, all of that or else its longest phrase. */
function partOf(index: SearchIndex, query: ParsedQuery): Related {
  const known = query.concepts.filter(({ targets }) => targets.size > 0);
  const byLength = known.toSorted((a, b) => b.lookups.length - a.lookups.length);
  for (const concepts of known.length > 0 ? [known, ...byLength.map((one) => [one])] : []) {
    const entries = sorted(rankByText(index, { ...query, concepts }));
    if (entries.length > 0) return { entries, part: typedIn(query, concepts) };
  }
  const [standard] = query.standards.keys();
  if (standard)
    return { entries: sorted([...rankByStandards(index, query).values()]), part: standard.number };
  const [question] = query.questions;
  return question
    ? { entries: entriesOf(index, question.targets), part: typedIn(query, [question]) }
    : { entries: [] };
}

const sorted = (ranked: readonly RankedEntry[]) =>
  ranked.toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);

const typedIn = ({ text }: ParsedQuery, concepts: readonly QueryConcept[]) =>
  concepts.map(({ range }) => text.slice(...range)).join(" ");

export const entriesOf = ({ entries }: SearchIndex, ids: Iterable<string>): SearchEntry[] =>
  Array.from(new Set(ids), (id) => entries.get(id)!);

function otherParts(index: SearchIndex, { designations: [typed] }: ParsedQuery): SearchEntry[] {
  if (!typed) return [];
  const distance = ({ designation }: RegisteredStandard) =>
    Math.abs((designation?.part ?? 0) - (typed.part ?? 0));
  return index.standards
    .filter(({ designation }) => designation && sameNumber(typed, designation))
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, 2 * relatedCount)
    .flatMap(({ number }) => index.citing.get(number)?.find(({ kind }) => kind === "test") ?? []);
}
