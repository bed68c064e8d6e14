import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { type RegisteredStandard, sameNumber } from "../index/standards.ts";
import type { Synonym } from "../index/synonyms.ts";
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
  const others = query.isUnknown ? otherParts(index, query) : [];
  const known = [...entriesOf(index, query.notOffered), ...others];
  const { entries, ...part } = knownPart(index, query);
  const isPart = query.notOffered.length + others.length === 0;
  return {
    entries: [...new Set([...known, ...entries])].slice(0, relatedCount),
    ...(isPart && part),
  };
}

/** "Swimming pool water smells bad": what the dictionary has, all of it or else the longest phrase. */
function knownPart(index: SearchIndex, query: ParsedQuery): Related {
  const known = query.concepts.filter(({ targets }) => targets.size > 0);
  const byLength = known.toSorted((a, b) => b.lookups.length - a.lookups.length);
  for (const concepts of known.length > 0 ? [known, ...byLength.map((one) => [one])] : []) {
    const entries = sorted(rankByText(index, { ...query, concepts }));
    const part = concepts.map(({ typed }) => typed).join(" ");
    if (entries.length > 0) return { entries, part };
  }
  const [standard] = query.standards.keys();
  const [question] = query.questions;
  if (standard)
    return { entries: sorted(rankByStandards(index, query).values()), part: standard.number };
  return question
    ? { entries: entriesOf(index, question.synonyms), part: question.typed }
    : { entries: [] };
}

export const sorted = (ranked: Iterable<RankedEntry>) =>
  [...ranked].toSorted((a, b) => b.score - a.score).map(({ entry }) => entry);

export const entriesOf = ({ entries }: SearchIndex, lines: readonly Synonym[]) => [
  ...new Set(lines.flatMap(({ ids }) => ids.map((id) => entries.get(id)!))),
];

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
