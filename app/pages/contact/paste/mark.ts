import type { Piece } from "./pieces.ts";

/** What is left of a line, as it was typed. */
export function markOf<Part extends Piece>(
  line: string,
  parts: readonly Part[],
  isSaid: (part: Part) => boolean,
): string {
  const runs: { start: number; end: number }[] = [];
  let isBroken = true;
  for (const part of parts) {
    const { start, end } = part;
    if (isSaid(part)) isBroken = true;
    else if (isBroken) {
      runs.push({ start, end });
      isBroken = false;
    } else runs.at(-1)!.end = end;
  }
  return runs.map(({ start, end }) => withBrackets(line, start, end)).join(", ");
}

/** The text from one place to another, with the other bracket of a pair. */
function withBrackets(line: string, start: number, end: number): string {
  const text = line.slice(start, end);
  const open = text.split("(").length - text.split(")").length;
  const from = open < 0 ? line.lastIndexOf("(", start) : -1;
  const to = open > 0 ? line.indexOf(")", end) : -1;
  return line.slice(from < 0 ? start : from, to < 0 ? end : to + 1);
}
