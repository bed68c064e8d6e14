import { cubeTestId } from "#content/copy/castings.ts";
import { isCalendarDate } from "#derive/catalogue/cube-dates.ts";
import { formatDate } from "#derive/dates.ts";
import { castingName } from "./casting-lines.ts";
import type { Entry } from "./entries.ts";
import type { Request } from "./request.ts";

/** More of one kind are counted in the table of tests and written by hand. */
const mostLines = 20;

/**
 * The lines of the request form: one for each casting and each sample. Entries that ask for the same sample, with the
 * same mark and date, share theirs.
 */
export function sampleLines(entries: readonly Entry[], { castings }: Request) {
  const groups = new Map<string, { mark: string; date: string; count: number; tests: number[] }>();
  for (const [at, { item, sample }] of entries.entries()) {
    const isPlanned = item.id === cubeTestId && castings.length > 0;
    const lines = isPlanned
      ? castings.map((casting) => ({ mark: castingName(casting), date: casting.castOn, count: 1 }))
      : [{ mark: item.mark ?? "", date: item.date ?? "", count: item.quantity ?? 1 }];
    for (const [index, line] of lines.entries()) {
      const key = JSON.stringify([sample?.text ?? item.id, line.mark, line.date, index]);
      const group = groups.get(key) ?? { ...line, tests: [] };
      group.count = Math.max(group.count, line.count);
      group.tests.push(at + 1);
      groups.set(key, group);
    }
  }
  return Array.from(groups.values(), ({ count, date, ...line }) =>
    Array.from({ length: Math.min(count, mostLines) }, () => ({
      ...line,
      date: isCalendarDate(date) ? formatDate(date) : "",
    })),
  ).flat();
}
