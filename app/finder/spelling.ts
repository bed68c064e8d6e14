/** How a typed word is looked up. */
export interface Lookup {
  readonly terms: readonly string[];
  /** The word may continue. */
  readonly prefix: boolean;
  /** The index has it, or its beginning. */
  readonly known: boolean;
  /** Edits by which a word of the index may differ. */
  readonly edits: number;
}

/** A known word is taken as it is, the last one also as a beginning; an unknown one as a beginning, with letters swapped, as two words, or misspelt. */
export function lookUp(typed: string, vocabulary: ReadonlySet<string>, isLast: boolean): Lookup {
  const whole = { terms: [typed], prefix: false, known: true, edits: 0 };
  if (vocabulary.has(typed)) return { ...whole, prefix: isLast && typed.length > 2 };
  const begins = typed.length > 1 && beginsSome(typed, vocabulary);
  if (begins) return { ...whole, prefix: true };
  const swapped = neighbours(typed).find((other) => vocabulary.has(other));
  if (swapped) return { ...whole, terms: [swapped] };
  const halves = twoWords(typed, vocabulary);
  if (halves) return { ...whole, terms: halves };
  return { ...whole, known: false, edits: Math.floor(typed.length / 4) };
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
