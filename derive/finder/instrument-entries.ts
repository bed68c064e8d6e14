import type { Service } from "#content/services/shape.ts";
import { quantityText } from "../catalogue/quantity.ts";
import { idOf } from "../pages/service-page.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The instruments of a calibration page, linked to the tab that lists them. */
export const instrumentEntries = (service: Service): FinderEntry[] =>
  service.sections
    .filter((section) => section.kind === "instruments")
    .flatMap(({ tabs }) => tabs)
    .flatMap(({ hash, found, groups }) =>
      groups.flatMap((group) =>
        group.instruments.map(({ name, range, methods, method, place }) => ({
          kind: "instrument",
          id: `${service.slug}/${hash}/${idOf(name)}`,
          name,
          fragment: hash,
          context: `${group.heading}, ${found}`,
          ...(method && { note: method }),
          methods,
          ...(range && { range: quantityText(range) }),
          place,
        })),
      ),
    );
