import type { Package, Service } from "#content/services/shape.ts";
import { publishedQuantity } from "../catalogue/quantity.ts";
import { kebabCase } from "../kebab-case.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** Sets of tests that are ordered together, linked to their section. */
export const packageEntries = (service: Service): FinderEntry[] =>
  service.sections
    .filter((section) => section.kind === "packages")
    .flatMap(({ heading, packages }) =>
      packages.map((set) => ({
        kind: "package",
        id: `${service.slug}/packages/${kebabCase(`${set.name} ${firstPhrase(set)}`)}`,
        name: `${set.name}: ${set.contents}`,
        fragment: kebabCase(heading),
        methods: set.methods,
        specifications: set.specifications,
        bring: publishedQuantity(set.sample).text,
      })),
    );

/** Two packages may share a name: drinking water of 11 and of 31 tests. */
const firstPhrase = ({ contents }: Package) => contents.split(/[,:;]/, 1)[0]!;
