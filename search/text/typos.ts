import { lettersForTypos, minLettersForAnyTypo } from "../weights.ts";

/** The rows of a keyboard, each half a key to the right of the one above. */
const keyboard = ["qwertyuiop", "asdfghjkl", "zxcvbnm"] as const;
const sounds = ["aeiou", "iy", "ckq", "cs", "sz", "gj", "vw", "pf", "td"] as const;

export function corrections(typed: string, vocabulary: ReadonlySet<string>): string[] {
  if (/\d/.test(typed)) return [];
  let fewest = Infinity;
  let found: string[] = [];
  for (const known of vocabulary) {
    const allowed = Math.min(allowedEdits(typed, known), fewest);
    if (Math.abs(known.length - typed.length) > allowed) continue;
    const needed = edits(typed, known);
    if (needed > allowed) continue;
    found = needed < fewest ? [known] : [...found, known];
    fewest = needed;
  }
  return found;
}

/** The first letter is rarely wrong, and if so by its sound or missing: "sement", "ressure". */
function allowedEdits(typed: string, known: string): number {
  const shorter = Math.min(typed.length, known.length);
  const all = lettersForTypos.filter((letters) => shorter >= letters).length;
  if (typed[0] === known[0]) return all;
  const isLikely = soundsAlike(typed[0]!, known[0]!) || known.endsWith(typed);
  return typed.length >= minLettersForAnyTypo && isLikely ? 1 : -1;
}

/** How many letters are wrong, missing, too many or swapped with the next (Damerau and Levenshtein). */
export function edits(typed: string, known: string): number {
  const isShort = typed.length < minLettersForAnyTypo;
  let twoAbove: number[] = [];
  let above = Array.from({ length: known.length + 1 }, (_, at) => at);
  for (let at = 1; at <= typed.length; at++) {
    const row = [at];
    const letter = typed[at - 1]!;
    for (let to = 1; to <= known.length; to++) {
      const other = known[to - 1]!;
      const wrong = letter === other ? 0 : isShort && !isSlip(letter, other, typed.length) ? 2 : 1;
      let least = Math.min(above[to]! + 1, row[to - 1]! + 1, above[to - 1]! + wrong);
      if (letter === known[to - 2] && other === typed[at - 2])
        least = Math.min(least, twoAbove[to - 2]! + 1);
      row.push(least);
    }
    twoAbove = above;
    above = row;
  }
  return above.at(-1)!;
}

const isSlip = (typed: string, meant: string, length: number) =>
  areNeighbours(typed, meant) || (length > lettersForTypos[0] && soundsAlike(typed, meant));

const lettersOf = (groups: readonly string[]) =>
  new Map(
    [...new Set(groups.join(""))].map((letter) => [
      letter,
      groups.filter((group) => group.includes(letter)).join(""),
    ]),
  );
const soundsOf = lettersOf(sounds);
const neighboursOf = lettersOf(
  keyboard.flatMap((letters, row) =>
    Array.from(letters, (_, at) => [
      letters.slice(at, at + 2),
      `${letters[at]}${keyboard[row + 1]?.[at] ?? ""}`,
      `${letters[at]}${keyboard[row + 1]?.[at - 1] ?? ""}`,
    ]).flat(),
  ),
);

const soundsAlike = (a: string, b: string) => soundsOf.get(a)?.includes(b) ?? false;
const areNeighbours = (a: string, b: string) => neighboursOf.get(a)?.includes(b) ?? false;
