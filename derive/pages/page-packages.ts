import { packagesCopy } from "#content/copy/tables.ts";
import { typicalFigures } from "#content/copy/booking.ts";
import type { PackagesSection } from "#content/services/shape.ts";
import { isTypical, printedQuantity } from "../catalogue/quantity.ts";

/** Sets of tests with their samples as text; a note says what the amounts mean. */
export const pagePackages = (section: PackagesSection) => ({
  ...section,
  heads: packagesCopy.heads,
  packages: section.packages.map((set) => ({ ...set, sample: printedQuantity(set.sample) })),
  notes: section.packages.some(({ sample }) => isTypical(sample)) ? [typicalFigures] : [],
});
