import type { MatchedLine, Option } from "./match-lines.ts";

/** For a line: the id of a test, its own text, or to leave it out; undefined until the visitor chooses. */
export type Choice = string | undefined;

export const asText = "text";
export const leftOut = "none";

export const firstChoice = ({ isClear, options: [first] }: MatchedLine): Choice =>
  first ? (isClear ? first.id : undefined) : asText;

export const optionOf = ({ options }: MatchedLine, choice: Choice): Option | undefined =>
  options.find(({ id }) => id === choice);
