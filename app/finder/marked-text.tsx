import type { Range } from "#search/ranking/hits.ts";

/** A text with some ranges of it, in ascending order, marked. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return (
    <>
      {ranges.map(([start, end], index) => [
        text.slice(ranges[index - 1]?.[1] ?? 0, start),
        <mark key={start}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(ranges.at(-1)?.[1] ?? 0)}
    </>
  );
}
