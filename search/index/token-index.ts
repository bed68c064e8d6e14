import { bm25 as weights, fieldBoosts, missingLetterLoss, prefixWeight } from "../weights.ts";
import type { Document, Field } from "./documents.ts";

/** For each token, its BM25 score in each entry: independent of the query, so calculated once (decision 029). */
type TokenIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface QueryTerm {
  readonly token: string;
  readonly isPrefix: boolean;
}

export interface TextMatch {
  score: number;
  readonly found: string[];
}

type Table = Map<string, Map<string, number>>;

export function tokenIndex(documents: readonly Document[]): TokenIndex {
  const scores: Table = new Map();
  for (const field of Object.keys(fieldBoosts) as Field[]) addField(scores, documents, field);
  return scores;
}

function addField(scores: Table, documents: readonly Document[], field: Field) {
  const factors = factorsOf(documents, field);
  for (const [token, counts] of countTokens(documents, field)) {
    const others = documents.length - counts.size;
    const rarity = Math.log(1 + (others + 0.5) / (counts.size + 0.5));
    for (const [id, count] of counts) {
      const { weight, norm } = factors.get(id)!;
      add(scores, token, id, (weight * rarity * count * (weights.k + 1)) / (count + norm));
    }
  }
}

function factorsOf(documents: readonly Document[], field: Field) {
  const { k, b } = weights;
  const lengths = documents.map(({ fields }) => new Set(fields[field]).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length;
  return new Map(
    documents.map(({ id, weight }, at) => [
      id,
      { weight: weight * fieldBoosts[field], norm: k * (1 - b + (b * lengths[at]!) / average) },
    ]),
  );
}

function countTokens(documents: readonly Document[], field: Field): Table {
  const counts: Table = new Map();
  for (const { id, fields } of documents)
    for (const token of fields[field]) add(counts, token, id, 1);
  return counts;
}

function add(table: Table, token: string, id: string, amount: number) {
  const row = table.get(token) ?? new Map<string, number>();
  row.set(id, (row.get(id) ?? 0) + amount);
  table.set(token, row);
}

export function matchTerms(index: TokenIndex, terms: readonly QueryTerm[]): Map<string, TextMatch> {
  const matches = new Map<string, TextMatch>();
  for (const term of terms)
    for (const [token, weight] of expandPrefix(index, term))
      for (const [id, score] of index.get(token)!) {
        const match = matches.get(id);
        if (match) {
          match.score += weight * score;
          if (match.found.at(-1) !== term.token) match.found.push(term.token);
        } else matches.set(id, { score: weight * score, found: [term.token] });
      }
  for (const match of matches.values()) match.score *= match.found.length;
  return matches;
}

function expandPrefix(index: TokenIndex, { token, isPrefix }: QueryTerm): [string, number][] {
  if (!isPrefix) return index.has(token) ? [[token, 1]] : [];
  return Array.from(index.keys())
    .filter((known) => known.startsWith(token))
    .map((known) => [known, known === token ? 1 : prefixScore(token, known)]);
}

const prefixScore = (prefix: string, { length }: string) =>
  (prefixWeight * length) / (length + missingLetterLoss * (length - prefix.length));
