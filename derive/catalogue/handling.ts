import { whatToBringCopy as copy } from "#content/copy/tables/booking.ts";
import { printedText, type PublishedQuantity } from "./quantity.ts";

type Fact = "minimum" | "container" | "preservation" | "marking" | "holding" | "unfit";

/** How a kind of sample is packed, kept and marked, and what makes it unfit; empty where nothing is known. */
export const handlingOf = (kind: { readonly [Name in Fact]?: PublishedQuantity | undefined }) =>
  [
    kind.minimum && copy.minimum(printedText(kind.minimum)),
    ...[kind.container, kind.preservation, kind.marking, kind.holding].map(
      (quantity) => quantity && printedText(quantity),
    ),
    kind.unfit && copy.unfit(printedText(kind.unfit)),
  ]
    .filter(Boolean)
    .join("; ");
