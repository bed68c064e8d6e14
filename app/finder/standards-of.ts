import type { SearchHit } from "#search/ranking/hits.ts";

/** The standards that a result shows: what was typed, then what says which tests a set has, then the others. */
export function standardsOf(hit: SearchHit): string[] {
  const { kind, matchedStandards, methods = [], specifications = [] } = hit;
  if (kind === "standard" || kind === "service") return [];
  const cited = kind === "set" ? [...specifications, ...methods] : [...methods, ...specifications];
  return [...new Set([...cited.filter((number) => matchedStandards.includes(number)), ...cited])];
}
