import { corrections } from "./corrections.ts";

/** How a typed word is looked up. */
export interface Lookup {
  readonly typed: string;
  /** Each list another reading; all words of a list belong to it. */
  readonly readings: readonly (readonly string[])[];
  /** The word may continue. */
  readonly prefix: boolean;
  /** The index has it, and nothing was guessed. */
  readonly known: boolean;
}

export interface Vocabulary {
  /** Every word of the index. */
  readonly all: ReadonlySet<string>;
  /** Without those of remarks, which are too many to guess at. */
  readonly subjects: ReadonlySet<string>;
  /** Corrections that were looked for, because a misspelt word is read again at every key after it. */
  readonly corrected: Map<string, readonly string[]>;
}

/** A known word is taken as it is, the last one also as a beginning; an unknown one as a beginning, as two words, or as misspelt. */
export function lookUp(typed: string, vocabulary: Vocabulary, isLast: boolean): Lookup {
  const { all } = vocabulary;
  const whole = { typed, readings: [[typed]], prefix: false, known: true };
  if (all.has(typed)) return { ...whole, prefix: isLast && typed.length > 2 };
  if (typed.length > 1 && beginsSome(typed, all)) return { ...whole, prefix: true, known: isLast };
  const swapped = neighbours(typed).find((other) => all.has(other));
  if (swapped) return { ...whole, readings: [[swapped]] };
  const halves = twoWords(typed, all);
  if (halves) return { ...whole, readings: [halves] };
  const corrected = correctedOnce(typed, vocabulary);
  return { ...whole, known: false, readings: corrected.map((word) => [word]) };
}

function correctedOnce(typed: string, { subjects, corrected }: Vocabulary): readonly string[] {
  const words = corrected.get(typed) ?? corrections(typed, subjects);
  corrected.set(typed, words);
  return words;
}

/** Every swap of two letters beside each other. */
const neighbours = (typed: string) =>
  Array.from(
    { length: typed.length - 1 },
    (_, at) => typed.slice(0, at) + typed[at + 1]! + typed[at]! + typed.slice(at + 2),
  );

/** "corecutter" is "core cutter". */
function twoWords(typed: string, vocabulary: ReadonlySet<string>): string[] | undefined {
  for (let at = 3; at <= typed.length - 3; at++) {
    const halves = [typed.slice(0, at), typed.slice(at)];
    if (halves.every((half) => vocabulary.has(half))) return halves;
  }
  return undefined;
}

export function beginsSome(typed: string, vocabulary: ReadonlySet<string>): boolean {
  for (const known of vocabulary) if (known.startsWith(typed)) return true;
  return false;
}
