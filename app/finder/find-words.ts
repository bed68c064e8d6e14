import type { AskedWord } from "./asked-words.ts";
import type { WordIndex } from "./word-index.ts";

/** An entry that has words of a query. */
export interface Match {
  score: number;
  /** Those words of the query. */
  readonly found: string[];
}

const prefixWeight = 0.6;
/** For each letter that is not typed yet. */
const missingLetter = 0.3;

/** The entries that have words of a query; one that has more of them scores more than the sum. */
export function findWords(index: WordIndex, query: readonly AskedWord[]): Map<string, Match> {
  const matches = new Map<string, Match>();
  for (const asked of query)
    for (const [word, weight] of wordsFor(index, asked))
      for (const [id, score] of index.get(word)!) {
        const match = matches.get(id);
        if (match) {
          match.score += weight * score;
          if (match.found.at(-1) !== asked.word) match.found.push(asked.word);
        } else matches.set(id, { score: weight * score, found: [asked.word] });
      }
  for (const match of matches.values()) match.score *= match.found.length;
  return matches;
}

/** The word itself, and those that begin with it where it may continue. */
function wordsFor(index: WordIndex, { word, prefix }: AskedWord): [string, number][] {
  if (!prefix) return index.has(word) ? [[word, 1]] : [];
  return Array.from(index.keys())
    .filter((known) => known.startsWith(word))
    .map((known) => [known, known === word ? 1 : begunWeight(word, known)]);
}

const begunWeight = (typed: string, { length }: string) =>
  (prefixWeight * length) / (length + missingLetter * (length - typed.length));
