import { setsCopy } from "#content/copy/tables/tables.ts";
import type { Service, SetsSection } from "#content/services/shape.ts";
import { printedText } from "../catalogue/quantity.ts";
import { setsOfSection } from "../catalogue/sets.ts";

export function pageSets(service: Service, section: SetsSection) {
  const sets = setsOfSection(service, section);
  return {
    ...section,
    heads: setsCopy.heads,
    sets: sets.map(({ id, name, note, specifications, sample, tests, onSpot }) => ({
      id,
      name,
      note: onSpot.length
        ? `${note}; ${setsCopy.onSpot(onSpot, tests.length - onSpot.length)}`
        : note,
      specifications,
      /** Each vessel is a line. */
      sample: printedText(sample).split("; "),
    })),
  };
}
