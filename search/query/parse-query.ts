import { type FoundDesignation, findDesignations } from "../designation.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { matchStandards, type RegisteredStandard, type StandardMatch } from "../index/standards.ts";
import { findSynonyms, keyOf, type Synonym, synonymsOfDesignation } from "../index/synonyms.ts";
import type { QueryTerm } from "../index/token-index.ts";
import { optionalTerms, units, withoutStopWords } from "../text/stop-words.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { minBareDigits } from "../weights.ts";
import { conceptOf, type QueryConcept, queryTerms } from "./concept.ts";
import { lookUp } from "./lookup.ts";

/**
 * What a query asks for. "standards": a designation with its body. "maybe-standards": a bare number of the register.
 * "untested": a standard, a number or a phrase that this laboratory does not test.
 */
export type Intent = "standards" | "maybe-standards" | "untested" | "text";

export interface ParsedQuery {
  readonly intent: Intent;
  readonly designations: readonly FoundDesignation[];
  /** The standards that the designations name. */
  readonly standards: ReadonlyMap<RegisteredStandard, StandardMatch>;
  readonly concepts: readonly QueryConcept[];
  /** Figures and optional terms: they decide between equals and need not be found. */
  readonly hints: readonly string[];
  readonly terms: readonly QueryTerm[];
  /** The synonyms of its phrases and designations. */
  readonly synonyms: readonly Synonym[];
}

export function parseQuery(index: SearchIndex, typed: string): ParsedQuery {
  const query = withoutDots(typed);
  const designations = findDesignations(query).filter((found) =>
    isDesignation(index, query, found),
  );
  const matches = designations.map((designation) => matchStandards(designation, index.standards));
  const isUnknown = matches.some((standards) => standards.size === 0);
  const tokens = withoutStopWords(tokenize(cutOut(query, designations)));
  return {
    intent:
      isUnknown || isUntested(index, tokens, designations) ? "untested" : intentOf(designations),
    designations,
    standards: new Map(matches.flatMap((standards) => [...standards])),
    ...conceptsOf(
      index,
      tokens.length + designations.length > 0 ? tokens : knownStopWords(index, query),
      designations,
    ),
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

/** Of a query of stop words only, those that ask for a page: "what is the price". */
const knownStopWords = ({ tokens }: SearchIndex, query: string) =>
  tokenize(query).filter(({ normalized, stem }) => tokens.has(normalized) || tokens.has(stem));

const cutOut = (text: string, ranges: readonly FoundDesignation[]) =>
  ranges.reduceRight((rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`, text);

/** Figures alone that are neither a standard nor a synonym find nothing by their digits. */
const isUntested = (
  { untested, dictionary }: SearchIndex,
  tokens: readonly Token[],
  designations: readonly FoundDesignation[],
) =>
  untested.has(keyOf(tokens)) ||
  (designations.length === 0 &&
    !dictionary.has(keyOf(tokens)) &&
    tokens.length > 0 &&
    tokens.every(({ normalized }) => /^[\d.]+$/.test(normalized)));

function intentOf(designations: readonly FoundDesignation[]): Intent {
  if (designations.length === 0) return "text";
  return designations.some(({ body }) => body) ? "standards" : "maybe-standards";
}

function conceptsOf(
  index: SearchIndex,
  tokens: readonly Token[],
  designations: readonly FoundDesignation[],
) {
  const lookups = tokens.map(({ normalized, stem }, at) => {
    const isComplete = normalized !== stem && index.tokens.has(stem);
    const isLast = !isComplete && at === tokens.length - 1;
    return lookUp(isComplete ? stem : normalized, index, isLast);
  });
  const phrases = findSynonyms(tokens, index.dictionary);
  const concepts: QueryConcept[] = [];
  const hints: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const phrase = phrases.find(({ from }) => from === at);
    const token = tokens[at]!;
    const length = phrase ? phrase.to - phrase.from : 0;
    // "Certificate" asks for a page only where nothing else is asked for.
    const isWhole = length === tokens.length;
    if (phrase && (length > 1 || isWhole || !isHint(token))) {
      concepts.push(conceptOf(lookups.slice(phrase.from, phrase.to), phrase.synonyms));
      at = phrase.to - 1;
    } else if (isHint(token)) hints.push(token.stem);
    else if (!isUnit(tokens, at)) concepts.push(conceptOf([lookups[at]!]));
  }
  const synonyms = [
    ...phrases.flatMap((phrase) => phrase.synonyms),
    ...designations.flatMap((one) => synonymsOfDesignation(one, index.dictionary)),
  ];
  return { concepts, hints, synonyms, terms: queryTerms(concepts, hints) };
}

const isHint = ({ normalized }: Token) => /\d/.test(normalized) || optionalTerms.has(normalized);

const isUnit = (tokens: readonly Token[], at: number) =>
  units.has(tokens[at]!.normalized) && /\d/.test(tokens[at - 1]?.normalized ?? "");
