import { corrections } from "./corrections.ts";

/** How a typed word is looked up. */
export interface Lookup {
  readonly typed: string;
  /** Each list another reading; all words of a list belong to it. */
  readonly readings: readonly (readonly string[])[];
  /** The word may continue. */
  readonly prefix: boolean;
  /** The index has it, or its beginning. */
  readonly known: boolean;
}

/** A known word is taken as it is, the last one also as a beginning; an unknown one as a beginning, as two words, or as misspelt. */
export function lookUp(typed: string, vocabulary: ReadonlySet<string>, isLast: boolean): Lookup {
  const whole = { typed, readings: [[typed]], prefix: false, known: true };
  if (vocabulary.has(typed)) return { ...whole, prefix: isLast && typed.length > 2 };
  const begins = typed.length > 1 && beginsSome(typed, vocabulary);
  if (begins) return { ...whole, prefix: true };
  const swapped = neighbours(typed).find((other) => vocabulary.has(other));
  if (swapped) return { ...whole, readings: [[swapped]] };
  const halves = twoWords(typed, vocabulary);
  if (halves) return { ...whole, readings: [halves] };
  const corrected = corrections(typed, vocabulary);
  return { ...whole, known: false, readings: corrected.map((word) => [word]) };
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

function beginsSome(typed: string, vocabulary: ReadonlySet<string>): boolean {
  for (const known of vocabulary) if (known.startsWith(typed)) return true;
  return false;
}
