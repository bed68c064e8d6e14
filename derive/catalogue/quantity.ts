import type { Quantity } from "#content/provenance.ts";

/** The text of a quantity, whoever supplies it. */
export function quantityText(quantity: Quantity): string {
  if ("stated" in quantity) return quantity.stated;
  if ("standard" in quantity) return quantity.standard;
  return "typical" in quantity ? quantity.typical : quantity.words;
}

/** The text on a page; a word joiner keeps the ranges whole, which WebKit would break after the dash. */
export const printedQuantity = (quantity: Quantity): string =>
  quantityText(quantity).replaceAll(/(?<=\d–)(?=\d)/g, "\u2060");

/** Ours, and confirmed at booking. */
export const isTypical = (quantity: Quantity): boolean => "typical" in quantity;

/** What the catalogue files publish of a quantity. */
export interface PublishedQuantity {
  readonly text: string;
  readonly from: "stated" | "standard" | "typical" | "words";
  readonly source?: readonly string[];
  readonly clause?: string;
}

export function publishedQuantity(quantity: Quantity): PublishedQuantity {
  const text = quantityText(quantity);
  if ("stated" in quantity) return { text, from: "stated" };
  if ("typical" in quantity) return { text, from: "typical" };
  if ("words" in quantity) return { text, from: "words" };
  const { source, clause } = quantity;
  return { text, from: "standard", source, ...(clause && { clause }) };
}
