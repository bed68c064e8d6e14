import { type Find, isOptional, stemsOf } from "./found-tests.ts";
import type { ReadLine } from "./read-lines.ts";

export interface Asked {
  /** Its words, without figures and places. */
  readonly all: readonly string[];
  /** Those that together find something. */
  readonly words: readonly string[];
  /** What the test is made on: the bolts of "Rockwell hardness of bolts". */
  readonly objects: readonly string[];
  readonly joined: readonly string[];
  /** Some of it names something else, or something that the search does not know. */
  readonly isPartly: boolean;
}

/** What stands between commas and the like; each preposition in it begins a part. */
interface Clause {
  readonly parts: string[][];
  /** It says where, or by whom it was made. */
  readonly isPlace: boolean;
}

/** A clause narrows what those before it find, or the search knows none of its words and it is a mark; the first one is never a mark, it may name the material. */
export function askedWords(line: ReadLine, find: Find): Asked {
  const { clauses, joined } = clausesOf(line);
  const finds = (words: readonly string[]) => find(words.join(" ")).hits.length > 0;
  const words: string[] = [];
  const objects: string[] = [];
  let isPartly = false;
  for (const { parts, isPlace } of clauses) {
    const all = parts.flat();
    const last = parts.findLastIndex((_, at) =>
      finds([...words, ...parts.slice(0, at + 1).flat()]),
    );
    const asked = parts.slice(0, last + 1).flat();
    const rest = all.slice(asked.length);
    const isOffered = !find(all.join(" ")).isNotOffered;
    if (isOffered && asked.length > 0 && rest.every((word) => finds([word]) || isOptional(word))) {
      words.push(...asked);
      objects.push(...rest);
    } else if (!isPlace && (words.length === 0 || all.some((word) => finds([word]))))
      isPartly = true;
  }
  const all = clauses.filter(({ isPlace }) => !isPlace).flatMap(({ parts }) => parts.flat());
  return { all, words, objects, joined, isPartly };
}

const punctuation = /[,;:()/|–]|\s-|-\s/;
const placeWord = /^(?:at|from|near|village|make)$/;
const preposition = /^(?:by|of|for|on|with|in)$/;
const pieceWord = /^(?:sets?|bags?|each|nos)$/;

function clausesOf({ description, parts }: ReadLine) {
  const clauses: Clause[] = [];
  const joined: string[] = [];
  let clause: Clause | undefined;
  let before: string | undefined;
  let isJoined = false;
  for (const [at, { kind, text, start }] of parts.entries()) {
    const gap = description.slice(parts[at - 1]?.end ?? 0, start);
    const word = text.toLowerCase();
    if (punctuation.test(gap)) clause = undefined;
    isJoined ||= /[&+/]/.test(gap);
    if (word === "and") {
      isJoined = true;
      continue;
    }
    const isWord = kind === "word" && !pieceWord.test(word) && stemsOf(word).length > 0;
    if (isWord && isJoined && before) joined.push(before, word);
    before = isWord ? word : undefined;
    isJoined = false;
    if (placeWord.test(word)) begin(true);
    else if (preposition.test(word) && clause?.isPlace) clause = undefined;
    else if (preposition.test(word) || kind === "detail") clause?.parts.push([]);
    else if (kind !== "word") clause = undefined;
    else if (isWord) (clause ?? begin(false)).parts.at(-1)!.push(word);
  }
  return { clauses, joined };

  function begin(isPlace: boolean): Clause {
    clause = { parts: [[]], isPlace };
    clauses.push(clause);
    return clause;
  }
}
