import { canBeAdded } from "#app/finder/can-be-added.ts";
import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { type ParsedLine, parseLines } from "./parse-line.ts";

export interface MatchedLine extends ParsedLine {
  /** What it may be, the best first; empty where nothing is found. */
  readonly options: readonly SearchHit[];
  /** The first of them is meant. */
  readonly isClear: boolean;
}

/** More than a visitor would read. */
const mostOptions = 6;

/** The score of a hit over that of the next, from which it is meant. */
const clearLead = 1.15;

/** Each line of a list with what the catalogue has for it. */
export const matchLines = (search: Search, list: string): MatchedLine[] =>
  parseLines(list).map((line) => ({ ...line, ...bestMatch(search, line.description) }));

/** A line that is not clear is tried without its terms of contract, and one that finds nothing by its first phrase. */
function bestMatch(search: Search, description: string) {
  const test = description.replaceAll(/\([^()\d]*\)/g, " ");
  const matches = [test, test.split(/\b(?:as per|conforming|incl)/i, 1)[0]!].map((query) =>
    matchOf(search, query),
  );
  return (
    matches.find(({ isClear }) => isClear) ??
    matches.find(({ options }) => options.length > 0) ??
    matchOf(search, test.split(/[,;:(]/, 1)[0]!)
  );
}

function matchOf(search: Search, query: string): Pick<MatchedLine, "options" | "isClear"> {
  const { groups, lead } = search(query, mostOptions);
  const options = groups.flatMap(({ hits }) => hits).filter(canBeAdded);
  const isClear =
    options.length > 0 && lead >= clearLead && !(asksForSeveral(query) && isPartial(options));
  return { options, isClear };
}

const asksForSeveral = (query: string) => /,|&|\band\b/i.test(query);

/** "Bend and rebend": another hit has a word of the line that the first has not. */
function isPartial([first, ...others]: readonly SearchHit[]): boolean {
  const known = new Set(first && matchedWords(first));
  return others.some((hit) => matchedWords(hit).some((word) => !known.has(word)));
}

const matchedWords = ({ name, matched }: SearchHit) =>
  matched.map(([start, end]) => name.slice(start, end).toLowerCase());
