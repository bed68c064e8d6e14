import { boosts, type FinderDocument, fields } from "./search-documents.ts";

/** For each word, its score in each entry that has it: nothing of it depends on a query, so it is calculated once. */
export type WordIndex = ReadonlyMap<string, ReadonlyMap<string, number>>;

type Split = (text: string) => readonly string[];
type FieldText = Pick<FinderDocument, "id" | "weight"> & { readonly words: readonly string[] };
type Table = Map<string, Map<string, number>>;

/** BM25+: how soon repetitions count less, how much a long field counts less, the least that a match counts. */
const k = 1.2;
const b = 0.3;
const d = 0.5;

export function wordIndex(documents: readonly FinderDocument[], split: Split): WordIndex {
  const scores: Table = new Map();
  for (const field of fields) {
    const texts = documents.map((document) => ({ ...document, words: split(document[field]) }));
    addField(scores, texts, boosts[field]);
  }
  return scores;
}

function addField(scores: Table, texts: readonly FieldText[], boost: number) {
  const factors = factorsOf(texts);
  for (const [word, counts] of countWords(texts)) {
    const rarity = Math.log(1 + (texts.length - counts.size + 0.5) / (counts.size + 0.5));
    for (const [id, count] of counts) {
      const { weight, norm } = factors.get(id)!;
      add(scores, word, id, boost * weight * rarity * (d + (count * (k + 1)) / (count + norm)));
    }
  }
}

function factorsOf(texts: readonly FieldText[]) {
  const lengths = texts.map(({ words }) => new Set(words).size);
  const average = lengths.reduce((sum, length) => sum + length, 0) / texts.length;
  return new Map(
    texts.map(({ id, weight }, at) => [
      id,
      { weight, norm: k * (1 - b + (b * lengths[at]!) / average) },
    ]),
  );
}

function countWords(texts: readonly FieldText[]): Table {
  const counts: Table = new Map();
  for (const { id, words } of texts) for (const word of words) add(counts, word, id, 1);
  return counts;
}

function add(table: Table, word: string, id: string, amount: number) {
  const row = table.get(word) ?? new Map<string, number>();
  row.set(id, (row.get(id) ?? 0) + amount);
  table.set(word, row);
}
