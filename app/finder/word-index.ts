import { boosts, type Field, type FinderDocument, fields } from "./search-documents.ts";

/** For each word, its score in each entry that has it: nothing of it depends on a query, so it is calculated once. */
export type WordIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Table = Map<string, Map<string, number>>;

/** BM25: how soon repetitions count less, and how much a long field counts less. */
const k = 1.2;
const b = 0.3;

export function wordIndex(documents: readonly FinderDocument[]): WordIndex {
  const scores: Table = new Map();
  for (const field of fields) addField(scores, documents, field);
  return scores;
}

function addField(scores: Table, documents: readonly FinderDocument[], field: Field) {
  const factors = factorsOf(documents, field);
  for (const [word, counts] of countWords(documents, field)) {
    const others = documents.length - counts.size;
    const rarity = Math.log(1 + (others + 0.5) / (counts.size + 0.5));
    for (const [id, count] of counts) {
      const { weight, norm } = factors.get(id)!;
      add(scores, word, id, (weight * rarity * count * (k + 1)) / (count + norm));
    }
  }
}

function factorsOf(documents: readonly FinderDocument[], field: Field) {
  const lengths = documents.map(({ words }) => new Set(words[field]).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / documents.length;
  return new Map(
    documents.map(({ id, weight }, at) => [
      id,
      { weight: weight * boosts[field], norm: k * (1 - b + (b * lengths[at]!) / average) },
    ]),
  );
}

function countWords(documents: readonly FinderDocument[], field: Field): Table {
  const counts: Table = new Map();
  for (const { id, words } of documents) for (const word of words[field]) add(counts, word, id, 1);
  return counts;
}

function add(table: Table, word: string, id: string, amount: number) {
  const row = table.get(word) ?? new Map<string, number>();
  row.set(id, (row.get(id) ?? 0) + amount);
  table.set(word, row);
}
