import type { Synonym } from "#content/synonyms/synonym.ts";
import { type FoundDesignation, findDesignations } from "#contract/designation.ts";
import { type AskedWord, askedWords } from "./asked-words.ts";
import type { FinderIndex } from "./finder-index.ts";
import { type Closeness, type KnownStandard, standardsFor } from "./known-standards.ts";
import { findPhrases, keyOf, meaningful, phrasesOfDesignation } from "./phrases.ts";
import { type Slot, slotOf } from "./slot.ts";
import { beginsSome, type Lookup, lookUp } from "./spelling.ts";
import { softWords, units } from "./stop-words.ts";
import { type Word, wordsOf } from "./words.ts";

export interface ReadQuery {
  readonly standards: ReadonlyMap<KnownStandard, Closeness>;
  /** Standards: the designations are complete, so nothing else is meant. Nothing: neither the catalogue nor the register has it. */
  readonly names: "standards" | "maybe-standards" | "nothing" | "words";
  readonly designations: readonly FoundDesignation[];
  readonly slots: readonly Slot[];
  /** Figures and vague words: they decide between equals and need not be found. */
  readonly hints: readonly string[];
  /** All words that entries are searched for. */
  readonly asked: readonly AskedWord[];
  /** What the dictionary says about its phrases and standards. */
  readonly synonyms: readonly Synonym[];
}

export function readQuery(index: FinderIndex, typed: string): ReadQuery {
  const query = withoutDots(typed);
  const designations = findDesignations(query).filter((found) => isMeant(index, query, found));
  const found = designations.map((one) => standardsFor(one, index.standards));
  const unknown = found.some((standards) => standards.size === 0);
  const words = meaningful(wordsOf(without(query, designations)));
  const said = words.length > 0 ? words : designations.length > 0 ? [] : wordsOf(query);
  return {
    standards: new Map(found.flatMap((standards) => [...standards])),
    names: isNothing(index, words, designations) || unknown ? "nothing" : namesOf(designations),
    designations,
    ...slotsOf(index, said, designations),
  };
}

/** "I.S. 2720" and "T.D.S." as they are spoken. */
const withoutDots = (typed: string) =>
  typed.replaceAll(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, "");

/** A bare number is a designation if there is such a standard, and a short one only if nothing else is typed. */
function isMeant(index: FinderIndex, query: string, found: FoundDesignation): boolean {
  if (found.body) return true;
  const alone = found.end - found.start === query.trim().length;
  if (!alone && found.number.length < 3) return false;
  return standardsFor(found, index.standards).size > 0;
}

/** A number alone that is neither a standard nor a term of the dictionary finds nothing by its digits. */
const isNothing = (
  { untested, phrases }: FinderIndex,
  words: readonly Word[],
  designations: readonly FoundDesignation[],
) =>
  untested.has(keyOf(words)) ||
  (designations.length === 0 &&
    !phrases.has(keyOf(words)) &&
    words.length > 0 &&
    words.every(({ plain }) => /^[\d.]+$/.test(plain)));

function namesOf(designations: readonly FoundDesignation[]) {
  if (designations.length === 0) return "words";
  return designations.some(({ body }) => body) ? "standards" : "maybe-standards";
}

const without = (text: string, places: readonly FoundDesignation[]) =>
  places.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

function slotsOf(
  index: FinderIndex,
  typed: readonly Word[],
  designations: readonly FoundDesignation[],
) {
  const words = withoutBegun(typed, index.vocabulary.all);
  const lookups = words.map(({ plain, stem }, at) => {
    const isComplete = plain !== stem && index.vocabulary.all.has(stem);
    const mayContinue = !isComplete && at === words.length - 1;
    return lookUp(isComplete ? stem : plain, index.vocabulary, mayContinue);
  });
  const meant = words.map((word, at) => correctedWord(word, lookups[at]!));
  const phrases = findPhrases(meant, index.phrases);
  const slots: Slot[] = [];
  const hints: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const phrase = phrases.find(({ from }) => from === at);
    const word = words[at]!;
    if (phrase) {
      slots.push(slotOf(lookups.slice(phrase.from, phrase.to), phrase.synonyms));
      at = phrase.to - 1;
    } else if (isHint(word)) hints.push(word.stem);
    else if (!isUnit(words, at)) slots.push(slotOf([lookups[at]!]));
  }
  const synonyms = [
    ...phrases.flatMap((phrase) => phrase.synonyms),
    ...designations.flatMap((one) => phrasesOfDesignation(one, index.phrases)),
  ];
  return { slots, hints, synonyms, asked: askedWords(slots, hints) };
}

/** Beside other words, one or two letters that begin a known word say too little. */
function withoutBegun(words: readonly Word[], known: ReadonlySet<string>): readonly Word[] {
  const typed = words.at(-1)?.plain;
  const isBegun =
    typed && words.length > 1 && typed.length < 3 && !known.has(typed) && beginsSome(typed, known);
  return isBegun ? words.slice(0, -1) : words;
}

/** A word that can be a misspelling of only one other is taken for it, but for short ones: "full" is not "fill". */
function correctedWord(word: Word, { known, readings, typed }: Lookup): Word {
  const [only, ...others] = readings;
  if (known || !only || others.length > 0 || only[0] === typed || typed.length < 5) return word;
  return { ...word, ...wordsOf(only.join(" "))[0]!, start: word.start, end: word.end };
}

const isHint = ({ plain }: Word) => /\d/.test(plain) || softWords.has(plain);

const isUnit = (words: readonly Word[], at: number) =>
  units.has(words[at]!.plain) && /\d/.test(words[at - 1]?.plain ?? "");
