import type { SearchHit } from "#search/ranking/hits.ts";
import type { Search } from "#search/search.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import { type Find, findWith } from "./found-tests.ts";
import { markOf } from "./mark.ts";
import { meantTests } from "./meant-tests.ts";
import { type ReadLine, readLines } from "./read-lines.ts";

/** A test that a line may mean, with the words that neither it nor the quantity says. */
export type Option = SearchHit & { readonly mark: string };

export interface MatchedLine extends Pick<ReadLine, "text" | "quantity" | "isOpen"> {
  /** What it may be, the best first; empty where nothing is found. */
  readonly options: readonly Option[];
  /** The first of them is meant, and no other. */
  readonly isClear: boolean;
}

/** More than a visitor would read. */
const mostOptions = 5;

export function matchLines(search: Search, list: string): MatchedLine[] {
  const find = findWith(search);
  return readLines(list).map((line) => matchLine(line, find));
}

function matchLine(line: ReadLine, find: Find): MatchedLine {
  const { text, quantity, isOpen } = line;
  const { tests, isClear } = meantTests(line, find);
  const options = tests
    .slice(0, mostOptions)
    .map((test) => ({ ...test, mark: markOf(line, test) }))
    .filter(({ mark }) => mark.length <= limits.text);
  return {
    text,
    ...(quantity && { quantity }),
    options,
    isOpen,
    isClear: isClear && !isOpen && options[0]?.id === tests[0]?.id,
  };
}
