import { packagesCopy } from "#content/copy/tables.ts";
import type { PackagesSection } from "#content/services/shape.ts";
import { typicalNote } from "./page-table.ts";
import { printedQuantity, publishedQuantity } from "../catalogue/quantity.ts";

/** Sets of tests with their samples as text; a note says what the amounts mean. */
export const pagePackages = (section: PackagesSection) => ({
  ...section,
  heads: packagesCopy.heads,
  packages: section.packages.map((set) => ({
    ...set,
    sample: printedQuantity(publishedQuantity(set.sample)),
  })),
  notes: typicalNote(section.packages.map(({ sample }) => publishedQuantity(sample))),
});
