import type { Quantity } from "#content/provenance.ts";

export interface PublishedQuantity {
  readonly text: string;
  /** "words": there is no figure in it. */
  readonly from: "stated" | "standard" | "typical" | "words";
  readonly source?: readonly string[];
  readonly clause?: string;
}

export function publishedQuantity(quantity: Quantity): PublishedQuantity {
  if ("stated" in quantity) return { text: quantity.stated, from: "stated" };
  if ("typical" in quantity) return { text: quantity.typical, from: "typical" };
  if ("words" in quantity) return { text: quantity.words, from: "words" };
  const { standard, source, clause } = quantity;
  return { text: standard, from: "standard", source, ...(clause && { clause }) };
}

/** The text on a page; a word joiner keeps the ranges whole, which WebKit would break after the dash. */
export const printedText = ({ text }: PublishedQuantity): string =>
  text.replaceAll(/(?<=\d–)(?=\d)/g, "\u2060");

export const printedQuantity = (quantity: Quantity): string =>
  printedText(publishedQuantity(quantity));
