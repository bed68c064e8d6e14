import type { MenuLink } from "../pages/navigation.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";

export type EntryKind =
  "test" | "set" | "instrument" | "survey" | "service" | "standard" | "page" | "centre";

export interface SearchEntry extends Partial<
  Pick<PublishedTest, "heading" | "note" | "methods" | "specifications" | "place">
> {
  readonly kind: EntryKind;
  /** Unique; a test's is its id in the catalogue. Those of what a service offers begin with its slug. */
  readonly id: string;
  readonly name: string;
  readonly to?: string;
  /** Headings above it and what else describes it; searched, not shown. */
  readonly context?: string;
  readonly bring?: string;
  readonly range?: string;
  readonly takes?: string;
  /** Of an instrument; shown, not searched. */
  readonly accreditation?: string;
  /** Shown beside it: a page that helps to order it, or a phone to call. */
  readonly link?: MenuLink;
  readonly confirm?: true;
}
