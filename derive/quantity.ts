import type { Quantity } from "#content/provenance.ts";

/** The text of a quantity, whoever supplies it. */
export function quantityText(quantity: Quantity): string {
  if ("stated" in quantity) return quantity.stated;
  if ("standard" in quantity) return quantity.standard;
  return "usual" in quantity ? quantity.usual : quantity.words;
}

/** What the catalogue files publish of a quantity. */
export interface PublishedQuantity {
  readonly text: string;
  readonly from: "stated" | "standard" | "usual" | "words";
  readonly source?: readonly string[];
  readonly clause?: string;
}

export function publishedQuantity(quantity: Quantity): PublishedQuantity {
  const text = quantityText(quantity);
  if ("stated" in quantity) return { text, from: "stated" };
  if ("usual" in quantity) return { text, from: "usual" };
  if ("words" in quantity) return { text, from: "words" };
  const { source, clause } = quantity;
  return { text, from: "standard", source, ...(clause && { clause }) };
}
