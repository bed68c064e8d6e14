import { isCalendarDate } from "#derive/dates/calendar.ts";
import { handlingOf, type PublishedSample } from "#derive/catalogue/samples.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { castingName } from "./casting-lines.ts";
import { castingsOf, type Entry, isOnSite } from "./entries.ts";
import type { TestRequest } from "./request.ts";

type Kinds = Catalogue["samples"];

type BroughtSample = ReturnType<typeof samplesOf>[number];

/** Each sample once, with its kinds. Amounts stay apart: whether one sample serves several tests is for the laboratory to say. */
export function samplesOf(entries: readonly Entry[], known: Kinds) {
  const brought = entries.filter((entry) => !isOnSite(entry));
  const samples = new Map(
    brought.flatMap((entry) => {
      const parts = entry.sample?.parts ?? [entry.sample];
      return parts.flatMap((part) => (part ? [[keyOf(part), { part, ...entry }]] : []));
    }),
  );
  return Array.from(samples, ([key, { part, path, name: test }]) => {
    const found = known.filter(({ id }) => part.kinds.includes(id));
    const amount = printedText(part);
    const handling = found
      .map((kind) => (kind.brief ? printedText(kind.brief) : handlingOf(kind)))
      .filter((text) => text && !amount.endsWith(text))
      .join("; ");
    // The rest of what is shortened is on the page of the service.
    const more = found.some(({ brief }) => brief) && path?.replace(/#.*/, "#what-to-bring");
    return { key, amount, names: namesOf(found), handling, more, test };
  });
}

/** Samples by material, each with what it is for: "Water for metals" is a line of "Water". */
export function byMaterial(samples: readonly BroughtSample[]) {
  const materials = new Map<string, BroughtSample[]>();
  for (const sample of samples) {
    const material = [...materials.keys()].find((name) => sample.names.startsWith(`${name} for `));
    const lines = materials.get(material ?? sample.names) ?? [];
    materials.set(material ?? sample.names, [...lines, sample]);
  }
  return Array.from(materials, ([material, lines]) => ({
    material,
    lines: lines.map(({ key, amount, names, handling, test }) => {
      const isSame = lines.filter((other) => other.names === names).length > 1;
      const use = isSame ? test : names.slice(material.length).trim();
      return { key, amount, more: [use, handling].filter(Boolean).join(", ") };
    }),
  }));
}

/** Different materials may ask for the same amount. */
const keyOf = ({ kinds: ids, text }: PublishedSample) => JSON.stringify([ids, text]);

const namesOf = (kinds: Kinds) => kinds.map(({ name }) => name).join(", ");

/** Empty where it is agreed at booking. */
const materialOf = ({ sample }: Entry, known: Kinds) =>
  namesOf(known.filter(({ id }) => id !== "agreed" && sample?.kinds.includes(id)));

/** The lines of the request form: one for each casting, and for each entry of which something is brought. */
export const sampleLines = (entries: readonly Entry[], request: TestRequest, known: Kinds) =>
  entries.flatMap((entry, at) => {
    if (isOnSite(entry)) return [];
    const { item } = entry;
    const planned = castingsOf(entry, request);
    const lines =
      planned.length > 0
        ? planned.map((casting) => ({ mark: castingName(casting), date: casting.castOn }))
        : [{ mark: item.mark ?? "", date: item.date ?? "" }];
    return lines.map(({ mark, date }) => ({
      mark,
      material: materialOf(entry, known),
      date: isCalendarDate(date) ? formatDate(date) : "",
      test: at + 1,
    }));
  });
