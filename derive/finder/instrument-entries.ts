import type { Service } from "#content/services/shape.ts";
import { sharedNames } from "../catalogue/namesakes.ts";
import { publishedQuantity } from "../catalogue/quantity.ts";
import { kebabCase } from "../kebab-case.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The instruments of a calibration page, linked to the tab that lists them. */
export function instrumentEntries(service: Service): FinderEntry[] {
  const tabs = service.sections
    .filter((section) => section.kind === "instruments")
    .flatMap((section) => section.tabs);
  const shared = sharedNames(
    tabs.flatMap(({ groups }) => groups.flatMap(({ instruments }) => instruments)),
  );
  return tabs.flatMap(({ hash, found, groups }) =>
    groups.flatMap(({ heading, instruments }) =>
      instruments.map(({ name, range, methods, method, place }) => ({
        kind: "instrument",
        id: `${service.slug}/${hash}/${kebabCase(name)}`,
        name,
        ...(shared.has(name) && { heading: `${heading}, ${found}` }),
        fragment: hash,
        context: `${heading}, ${found}`,
        ...(method && { note: method }),
        methods,
        ...(range && { range: publishedQuantity(range).text }),
        place,
      })),
    ),
  );
}
