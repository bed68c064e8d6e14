import { type FoundDesignation, findDesignations } from "../designation.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { matchStandards, type RegisteredStandard, type StandardMatch } from "../index/standards.ts";
import {
  findSynonyms,
  type FoundSynonyms,
  keyOf,
  type Synonym,
  synonymsOfDesignation,
} from "../index/synonyms.ts";
import type { QueryTerm } from "../index/token-index.ts";
import { optionalTerms, units, withoutStopWords } from "../text/stop-words.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { maxSynonymTokens, minBareDigits } from "../weights.ts";
import { conceptOf, lookUp, type QueryConcept, queryTerms } from "./concept.ts";
import { quantitiesIn, type Quantity, withoutQuantities } from "./quantities.ts";

export interface ParsedQuery {
  readonly text: string;
  readonly key: string;
  readonly designations: readonly FoundDesignation[];
  readonly standards: ReadonlyMap<RegisteredStandard, StandardMatch>;
  /** It has a standard that the register has not, or nothing but figures that mean nothing here. */
  readonly isUnknown: boolean;
  readonly notOffered: readonly Synonym[];
  /** It has words that no page answers, and none of a test. */
  readonly hasNoPage: boolean;
  readonly concepts: readonly QueryConcept[];
  /** What it asks about its other words, "cbr nabl", and pages answer; the longest phrase first. */
  readonly questions: readonly FoundSynonyms[];
  readonly quantities: readonly Quantity[];
  readonly isCorrected: boolean;
  /** Figures and optional terms: they decide between equals and need not be found. */
  readonly hints: readonly string[];
  readonly terms: readonly QueryTerm[];
  readonly synonyms: readonly Synonym[];
}

export function parseQuery(index: SearchIndex, typed: string): ParsedQuery {
  const query = withoutDots(typed);
  const designations = findDesignations(query).filter((found) =>
    isDesignation(index, query, found),
  );
  const matches = designations.map((designation) => matchStandards(designation, index.standards));
  const text = cutOut(query, designations);
  const quantities = quantitiesIn(text);
  const all = tokenize(withoutQuantities(text));
  const tokens = withoutStopWords(all);
  const phrases = findSynonyms(tokens, index.dictionary);
  const questions = [...phrases, ...findSynonyms(all, index.dictionary)]
    .filter(asksForPage)
    .toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const named = designations.map((one) => synonymsOfDesignation(one, index.dictionary));
  const others = designations.length + quantities.length;
  const found = conceptsOf(index, tokens, phrases, others + questions.length > 0);
  const isTest = others > 0 || found.concepts.some(({ targets }) => targets.size > 0);
  return {
    text: query,
    key: keyOf(tokens),
    designations,
    standards: new Map(matches.flatMap((standards) => [...standards])),
    isUnknown:
      isFigures(index, tokens, others) ||
      matches.some(({ size }, at) => size + named[at]!.length === 0),
    notOffered: findSynonyms(tokens, index.notOffered)
      .filter((phrase) => isMeant(phrase, tokens, designations.length))
      .filter((phrase) => !phrases.some((one) => isLonger(one, phrase)))
      .flatMap(({ synonyms }) => synonyms),
    hasNoPage: !isTest && [tokens, all].some((some) => findSynonyms(some, index.noPage).length > 0),
    questions,
    quantities,
    synonyms: [
      ...phrases.filter((phrase) => !asksForPage(phrase)).flatMap(({ synonyms }) => synonyms),
      ...named.flat(),
    ],
    ...found,
  };
}

/** "I.S. 2720" and "T.D.S." as they are spoken. */
const withoutDots = (typed: string) =>
  typed.replaceAll(/(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?!\p{L}))/gu, "");

/** A bare number is a designation if the register has it, and a short one only if nothing else is typed. */
function isDesignation(index: SearchIndex, query: string, found: FoundDesignation): boolean {
  if (found.body) return true;
  const isAlone = found.end - found.start === query.trim().length;
  if (!isAlone && found.number.length < minBareDigits) return false;
  return matchStandards(found, index.standards).size > 0;
}

const cutOut = (text: string, ranges: readonly FoundDesignation[]) =>
  ranges.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** "Certificate" asks for a page, and "air" for its quality, only where nothing else is asked for. */
const isMeant = ({ from, to }: FoundSynonyms, tokens: readonly Token[], others = 0) =>
  to - from > 1 || others + tokens.filter(({ normalized }) => !units.has(normalized)).length === 1;

/** "Cement mortar cube" is tested, "cement mortar" is not. */
const isLonger = (one: FoundSynonyms, other: FoundSynonyms) =>
  one.from <= other.from && one.to >= other.to && one.to - one.from > other.to - other.from;

const asksForPage = ({ synonyms }: FoundSynonyms) =>
  synonyms.every(({ ids }) => ids.every((id) => /^(?:page|centre)\//.test(id)));

/** Beside other questions, "sample" says nothing, and the town of a centre most. */
const lengthOf = ({ typed, from, to, synonyms: [line] }: FoundSynonyms) =>
  line!.ids.every((id) => id.startsWith("centre/"))
    ? maxSynonymTokens
    : Number(!optionalTerms.has(typed.toLowerCase())) * (to - from);

/** Figures alone that are neither a standard nor a synonym find nothing by their digits. */
const isFigures = ({ dictionary }: SearchIndex, tokens: readonly Token[], others: number) =>
  tokens.length > 0 &&
  others === 0 &&
  !dictionary.has(keyOf(tokens)) &&
  tokens.every(({ normalized }) => /^[\d.]+$/.test(normalized));

function conceptsOf(
  index: SearchIndex,
  tokens: readonly Token[],
  phrases: readonly FoundSynonyms[],
  asksForMore: boolean,
) {
  const lookups = tokens.map(({ normalized, stem }, at) => {
    const isComplete = normalized !== stem && index.tokens.has(stem);
    const isLast = !isComplete && at === tokens.length - 1;
    return lookUp(isComplete ? stem : normalized, index, isLast);
  });
  const concepts: QueryConcept[] = [];
  const hints: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phrases.find(({ from }) => from === at);
    const isOptional = isHint(tokens, at, asksForMore);
    if (phrase && asksForPage(phrase)) at = phrase.to - 1;
    else if (phrase && (!isOptional || isMeant(phrase, tokens))) {
      const { typed, from, to, synonyms } = phrase;
      concepts.push(conceptOf(typed, lookups.slice(from, to), synonyms));
      at = to - 1;
    } else if (!isOptional) concepts.push(conceptOf(tokens[at]!.typed, [lookups[at]!]));
    else if (!isUnit(tokens, at)) hints.push(tokens[at]!.stem);
  }
  // Where nothing else is typed, they carry the meaning.
  if (concepts.length === 0 && !asksForMore)
    concepts.push(...hints.map((token) => conceptOf(token, [lookUp(token, index, false)])));
  const isCorrected = concepts.some((concept) => concept.lookups.some((one) => one.isCorrected));
  return { concepts, isCorrected, hints, terms: queryTerms(concepts, hints) };
}

/** Beside other words, a figure, a unit or an optional term need not be found, nor the x of "10x20". */
function isHint(tokens: readonly Token[], at: number, asksForMore: boolean): boolean {
  const { normalized } = tokens[at]!;
  if (isFigure(tokens[at]) || isUnit(tokens, at)) return true;
  if (normalized.length === 1) return normalized === "x" && isFigure(tokens[at - 1]);
  const isBesideOthers = asksForMore || tokens.length > 1;
  return isBesideOthers && (units.has(normalized) || optionalTerms.has(normalized));
}

const isFigure = (token: Token | undefined) => /\d/.test(token?.normalized ?? "");

const isUnit = (tokens: readonly Token[], at: number) =>
  units.has(tokens[at]!.normalized) && isFigure(tokens[at - 1]);
