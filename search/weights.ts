import type { EntryKind } from "#derive/search-data/search-entry.ts";

// Every number that decides what a query finds and in which order. One scale: the best match of the text scores 1.

export const fieldBoosts = {
  name: 5,
  /** Synonyms that name this entry first. */
  synonyms: 5,
  /** Synonyms that name this entry after others. */
  otherSynonyms: 2.5,
  context: 2,
  /** Its service, and synonyms of one token for the service. */
  service: 1.2,
  /** Its note, and the subjects of its methods. */
  about: 0.8,
} as const;

/** A specific entry comes before a broad one with the same tokens. */
export const kindWeights: Record<EntryKind, number> = {
  test: 1,
  set: 1,
  survey: 1,
  instrument: 0.85,
  service: 0.65,
  standard: 0.3,
  page: 0.5,
  centre: 1,
};

/** A test that the laboratory has not confirmed comes after one that it offers. */
export const unconfirmedWeight = 0.85;

/** BM25: how soon repetitions count less (k), and how much a long field counts less (b). */
export const bm25 = { k: 1.2, b: 0.3 } as const;

export const prefixWeight = 0.6;

/** The loss for each letter that the prefix lacks, as a share of the token's length. */
export const missingLetterLoss = 0.3;

/** What a synonym adds to the entry that it names first: more than any text. */
export const synonymBoost = 3;

/** What a synonym adds to each further entry that it names, relative to the one before. */
export const synonymDecay = 0.8;

/** What it adds that the query is the name of an entry: more than a synonym. */
export const nameScore = 4;

/** How well a standard matches a typed designation outweighs everything else about an entry that cites it. */
export const matchScores = { exact: 7, family: 3.5, whole: 1.75, prefix: 0 } as const;

/** Among the entries that cite a standard, tests come before services; multiplied by the weight of the kind. */
export const citingKindScore = 3;

/** An entry whose method is the standard comes before one that is only specified by it. */
export const methodScore = 0.7;

/** An entry whose name is the subject of the standard. */
export const subjectScore = 0.35;

/** Tokens of the subject in the headings or the service count less than those in the name. */
export const subjectContextWeight = 0.3;

/** Among entries that cite a standard, an unconfirmed test loses this. */
export const unconfirmedLoss = 0.03;

/** The longest synonym, in tokens without stop words. */
export const maxSynonymTokens = 5;

/** From this many letters on, a token may have one typo, or two: in a shorter one it makes another word. */
export const lettersForTypos = [4, 10] as const;

/** In a shorter token, a wrong letter makes another word: "milk" is not "mild". */
export const minLettersForAnyTypo = 6;

/** A shorter number beside other words is a quantity, not a designation. */
export const minBareDigits = 3;

/** A shorter number without its body does not stand for one with a letter: 1557 is D1557. */
export const minDigitsWithoutSeries = 4;

/** A shorter number of a known body may be incomplete: "is 27" may become "is 2720". */
export const completeDigits = 4;

export const relatedCount = 3;

export const answersBeside = 2;
