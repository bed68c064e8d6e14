/** Other words for what the laboratory tests; the search reads them, no page shows them. */
export interface Synonym {
  /** What people type: trade terms, abbreviations, Hindi in both scripts, numbers of standards. */
  readonly terms: readonly string[];
  /** Ids of tests (docs/catalogue.md) or slugs of services, the most likely first. */
  readonly for: readonly [string, ...string[]];
  /** The term that our pages use, so that "mitti cbr" finds what "soil cbr" finds. */
  readonly expandsTo?: string;
}
