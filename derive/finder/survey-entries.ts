import type { Service } from "#content/services/shape.ts";
import { idOf } from "../pages/service-page.ts";
import { standardsNamed } from "../standards/standards-named.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The surveys of a service, linked to the section that lists them. */
export const surveyEntries = (service: Service): FinderEntry[] =>
  service.sections
    .filter((section) => section.kind === "values")
    .filter(({ surveys }) => surveys)
    .flatMap(({ heading, rows }) =>
      rows.map(([name = "", ...cells]) => {
        const methods = standardsNamed(cells).map(({ number }) => number);
        return {
          kind: "survey",
          id: `${service.slug}/surveys/${idOf(name)}`,
          name,
          fragment: idOf(heading),
          context: cells.join(", "),
          ...(methods.length > 0 && { methods }),
          place: service.bring.place,
        };
      }),
    );
