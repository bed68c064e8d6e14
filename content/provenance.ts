import type { StandardId } from "./standards.ts";

export type Sources = readonly [StandardId, ...StandardId[]];

/** A figure that a standard fixes, with the clause or table where it is known. */
export interface FromStandard {
  readonly standard: Sources;
  readonly clause?: string;
}

/**
 * Who supplies the figures of a table, a chart or a headline: the laboratory ("stated"), a standard, or we. Ours are
 * "typical", which What to bring says, or "illustrative", drawn to show a shape. "words" stands where there is no figure.
 */
export type Provenance = "stated" | FromStandard | "typical" | "illustrative" | "words";

/** An amount, a range or a time, under the name of whoever supplies it; `words` holds no figure. */
export type Quantity =
  | { readonly stated: string }
  | { readonly standard: string; readonly source: Sources; readonly clause?: string }
  | { readonly typical: string }
  | { readonly words: string };

/** What the laboratory itself can do: no standard supplies that. */
export type Capability = Exclude<Quantity, { readonly standard: string }>;

/** Words of the page that the laboratory has not confirmed, and what to ask about them. */
export interface Unconfirmed {
  readonly statement: string;
  readonly question: string;
}

/** Asks for a fact that pages show once it is there. */
export const unlessStated = (fact: unknown, missing: string, question: string): Unconfirmed[] =>
  fact ? [] : [{ statement: `not stated: ${missing}`, question }];
