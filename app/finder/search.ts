import type { FinderIndex } from "./finder-index.ts";
import { nearest } from "./nearest.ts";
import { rankByStandards } from "./rank-by-standards.ts";
import { type Ranked, rankByWords } from "./rank-by-words.ts";
import { type ReadQuery, readQuery } from "./read-query.ts";
import { type FinderGroup, groupHits } from "./result-groups.ts";

export interface FinderResult {
  /** By service, the best first. */
  readonly groups: readonly FinderGroup[];
  /** The number of hits in all groups. */
  readonly total: number;
  /** With no hit: what comes next to the query, two at most. */
  readonly nearest: readonly FinderGroup[];
}

/** Less of the query found than this is no answer, nor is half of it where the other half is a word unknown here. */
const enoughCoverage = 0.5;
/** Of four words or more, for what the dictionary names: a long question has words that no test has. */
const enoughOfMany = 1 / 3;
/** Hits whose words say far less than the best are noise. */
const enoughScore = 0.2;

/** What a visitor means by a query, the best first. */
export function search(index: FinderIndex, query: string, limit = 40): FinderResult {
  const read = readQuery(index, query);
  if (read.slots.length === 0 && read.hints.length === 0 && read.designations.length === 0)
    return { groups: [], total: 0, nearest: [] };
  const hits = rank(index, read).toSorted((a, b) => b.score - a.score);
  if (hits.length === 0)
    return {
      groups: [],
      total: 0,
      nearest: groupHits(index, nearest(index, read), read),
    };
  return {
    groups: groupHits(index, hits.slice(0, limit), read),
    total: hits.length,
    nearest: [],
  };
}

function rank(index: FinderIndex, read: ReadQuery): Ranked[] {
  if (read.names === "nothing") return [];
  if (read.names === "words") return answers(read, rankByWords(index, read));
  const cited = rankByStandards(index, read);
  if (read.slots.length === 0) return [...cited.values()];
  const said = rankByWords(index, read);
  const both = narrowed(cited, said);
  if (both.length > 0) return both;
  return read.names === "standards" ? [...cited.values()] : answers(read, said);
}

/** What cites the standards, if it has as much of the words as any other that does. */
function narrowed(cited: ReadonlyMap<string, Ranked>, said: ReadonlyMap<string, Ranked>): Ranked[] {
  const both = [...cited.values()].map((one) => ({
    ...one,
    coverage: said.get(one.entry.id)?.coverage ?? 0,
  }));
  const most = Math.max(enoughCoverage, ...both.map(({ coverage }) => coverage));
  return both.filter(({ coverage }) => coverage === most);
}

function answers({ slots }: ReadQuery, ranked: ReadonlyMap<string, Ranked>): Ranked[] {
  const best = Math.max(0, ...Array.from(ranked.values(), ({ said }) => said));
  const someUnknown = slots.some(({ lookups }) => lookups.some(({ known }) => !known));
  const enough = slots.length > 3 ? enoughOfMany : enoughCoverage;
  const covers = (coverage: number) =>
    someUnknown ? coverage > enoughCoverage : coverage >= enoughCoverage;
  return [...ranked.values()].filter(({ said, coverage, isMeant }) =>
    isMeant ? coverage >= enough : covers(coverage) && said >= best * enoughScore,
  );
}
