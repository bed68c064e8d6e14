import { cubeTestId } from "#content/copy/castings.ts";
import { isCalendarDate } from "#derive/catalogue/cube-dates.ts";
import { formatDate } from "#derive/dates.ts";
import { castingName } from "./casting-lines.ts";
import type { Entry } from "./entries.ts";
import type { Request } from "./request.ts";

/** A line of the request form: one sample, or the cubes of one casting. */
export interface SampleLine {
  readonly mark: string;
  readonly date: string;
  /** Numbers of the tests above, from 1. */
  readonly tests: readonly number[];
}

/** More of one kind are counted in the table of tests and written by hand. */
const mostLines = 20;

/** One line for each sample; entries that ask for the same sample, with the same mark and date, share theirs. */
export function sampleLines(entries: readonly Entry[], { castings }: Request): SampleLine[] {
  const groups = new Map<string, { line: SampleLine; count: number }>();
  const lines: SampleLine[] = [];
  for (const [at, { item, sample }] of entries.entries()) {
    if (item.id === cubeTestId && castings.length > 0) {
      lines.push(
        ...castings.map((casting) => ({
          mark: castingName(casting),
          date: isCalendarDate(casting.castOn) ? formatDate(casting.castOn) : "",
          tests: [at + 1],
        })),
      );
      continue;
    }
    const { mark = "", date = "", quantity = 1 } = item;
    const key = JSON.stringify([sample?.text ?? item.id, mark, date]);
    const { line, count } = groups.get(key) ?? {
      line: { mark, date: date && formatDate(date), tests: [] },
      count: 0,
    };
    groups.set(key, {
      line: { ...line, tests: [...line.tests, at + 1] },
      count: Math.max(count, quantity),
    });
  }
  for (const { line, count } of groups.values())
    lines.push(...Array.from({ length: Math.min(count, mostLines) }, () => line));
  return lines;
}
