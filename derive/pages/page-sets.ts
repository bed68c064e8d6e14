import { setsCopy } from "#content/copy/tables/tables.ts";
import type { Service, SetsSection } from "#content/services/shape.ts";
import { printedText } from "../catalogue/quantity.ts";
import { setsOfSection } from "../catalogue/sets.ts";

export function pageSets(service: Service, section: SetsSection) {
  const sets = setsOfSection(service, section);
  return {
    ...section,
    heads: setsCopy.heads,
    sets: sets.map(({ id, name, note, methods, specifications, sample, onSpot }) => ({
      id,
      name,
      note,
      methods,
      specifications,
      sample: [
        ...printedText(sample).split("; "),
        ...(onSpot.length > 0 ? [setsCopy.onSpot(onSpot)] : []),
      ],
    })),
  };
}
