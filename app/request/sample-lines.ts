import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { isCalendarDate } from "#derive/dates/calendar.ts";
import { handlingOf, type PublishedSample } from "#derive/catalogue/samples.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { castingName } from "./casting-lines.ts";
import { type Entry, isOnSite } from "./entries.ts";
import type { TestRequest } from "./request.ts";

type Kinds = Catalogue["samples"];

/** Each sample once, with its kinds. Amounts stay apart: whether one sample serves several tests is for the laboratory to say. */
export function samplesOf(entries: readonly Entry[], known: Kinds) {
  const brought = entries.filter((entry) => !isOnSite(entry));
  const samples = new Map(
    brought.flatMap(({ sample }) => (sample ? [[keyOf(sample), sample]] : [])),
  );
  return Array.from(samples, ([key, { kinds: ids, ...amount }]) => {
    const found = known.filter(({ id }) => ids.includes(id));
    const handling = found.map(handlingOf).filter(Boolean).join("; ");
    return { key, amount: printedText(amount), names: namesOf(found), handling };
  });
}

/** Different materials may ask for the same amount. */
const keyOf = ({ kinds: ids, text }: PublishedSample) => JSON.stringify([ids, text]);

const namesOf = (kinds: Kinds) => kinds.map(({ name }) => name).join(", ");

/** Empty where it is agreed at booking. */
const materialOf = ({ sample }: Entry, known: Kinds) =>
  namesOf(known.filter(({ id }) => id !== "agreed" && sample?.kinds.includes(id)));

/** The cubes of one sample are brought together. */
const countOf = ({ item }: Entry) => (item.id === cubeTestId ? 1 : (item.quantity ?? 1));

/** More of one kind are counted in the table of tests and written by hand. */
const mostLines = 20;

interface Group {
  mark: string;
  material: string;
  date: string;
  count: number;
  tests: number[];
}

/**
 * The lines of the request form: one for each casting and each sample that is brought. Tests that ask for the same
 * sample, with the same mark and date, share theirs.
 */
export function sampleLines(entries: readonly Entry[], { castings }: TestRequest, known: Kinds) {
  const groups = new Map<string, Group>();
  for (const [at, entry] of entries.entries()) {
    if (isOnSite(entry)) continue;
    const { item, kind, sample } = entry;
    const material = materialOf(entry, known);
    const isPlanned = item.id === cubeTestId && castings.length > 0;
    const lines = isPlanned
      ? castings.map((casting) => ({ mark: castingName(casting), date: casting.castOn, count: 1 }))
      : [{ mark: item.mark ?? "", date: item.date ?? "", count: countOf(entry) }];
    const shared = kind === "test" && material && sample ? keyOf(sample) : item.id;
    for (const [index, line] of lines.entries()) {
      const key = JSON.stringify([shared, line.mark, line.date, index]);
      const group = groups.get(key) ?? { ...line, material, tests: [] };
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
