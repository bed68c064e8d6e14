import type { Service } from "#content/services/shape.ts";
import { kebabCase } from "../kebab-case.ts";
import { findStandards } from "../standards/find-standards.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The surveys of a service, linked to the section that lists them. */
export const surveyEntries = (service: Service): FinderEntry[] =>
  service.sections
    .filter((section) => section.kind === "values")
    .filter(({ surveys }) => surveys)
    .flatMap(({ heading, rows }) =>
      rows.map(([name = "", ...cells]) => {
        const methods = findStandards(cells).map(({ number }) => number);
        return {
          kind: "survey",
          id: `${service.slug}/surveys/${kebabCase(name)}`,
          name,
          fragment: kebabCase(heading),
          context: cells.join(", "),
          ...(methods.length > 0 && { methods }),
          place: service.bring.place,
        };
      }),
    );
