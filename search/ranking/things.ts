import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SearchEntry } from "#derive/search-data/search-entry.ts";
import { findDesignations } from "../designation.ts";
import type { SearchIndex } from "../index/search-index.ts";
import { units } from "../text/stop-words.ts";
import { tokenize } from "../text/tokens.ts";
import { type Found, find } from "./find.ts";

const joint = /(?<!\d),|,(?!\d)|[;+&\n]|(?<!\p{L})(?:and|with|aur|और|اور)(?![\p{L}\p{M}])/iu;

/** "NSV and FWD", "IS 1786 tensile, IS 228": what is found for each thing that is asked for. */
export function findThings(index: SearchIndex, typed: string): readonly Found[] {
  const whole = find(index, typed);
  const names = [...new Set(typed.split(joint).flatMap(cutAtStandards))];
  const isName = index.names.get(whole.entries[0]!) === whole.query.key;
  if (names.length < 2 || isName) return [whole];
  const found = names.map((name) => find(index, name));
  const isSure = found.every(
    ({ entries, leftOut, query }) => entries.length > 0 && !leftOut && !query.isCorrected,
  );
  const firsts = found.map(({ entries }) => entries[0]);
  const things = found.filter(({ entries: [first] }, at) => firsts.indexOf(first) === at);
  if (!isSure || things.length < 2 || isOne(whole, things)) return [whole];
  // "Cement fineness and soundness": a thing that names no material means that of the others.
  const material = serviceOf((things.find(namesMaterial) ?? things[0]!).entries[0]!.id);
  const isOther = ({ id }: SearchEntry) => Number(serviceOf(id) !== material);
  return things.map((thing) =>
    namesMaterial(thing)
      ? thing
      : { ...thing, entries: thing.entries.toSorted((a, b) => isOther(a) - isOther(b)) },
  );
}

/** Words belong to the standard before them if a standard comes first. */
function cutAtStandards(joined: string): string[] {
  const text = joined.trim();
  const standards = findDesignations(text).filter(({ body }) => body);
  const starts = standards.map(({ start }) => start);
  const cuts = starts[0] === 0 ? starts : standards.slice(0, -1).map(({ end }) => end);
  return [0, ...cuts].map((from, at) => text.slice(from, cuts[at]).trim()).filter(hasWord);
}

/** "42 km" and the g of "g+3" are no things. */
const hasWord = (text: string) =>
  tokenize(text).some(
    ({ normalized }) =>
      /../u.test(normalized) && !/^\d{1,3}$/.test(normalized) && !units.has(normalized),
  );

/** Words that the dictionary has not may be about the others, and what is found for each may have all words. */
const isOne = ({ entries, leftOut }: Found, things: readonly Found[]) =>
  entries.length > 0 &&
  !leftOut &&
  (things.some(isUnnamed) || things.every(({ entries: [first] }) => entries.includes(first!)));

const isUnnamed = ({ query }: Found) => query.synonyms.length + query.designations.length === 0;

const namesMaterial = ({ query: { synonyms } }: Found) =>
  synonyms.some(({ ids }) => ids.some((id) => !id.includes("/")));
