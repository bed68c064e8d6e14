import type { EntryKind, SearchEntry } from "#derive/search-data/search-entry.ts";
import type { SearchResult } from "#search/search.ts";

const pageKinds: readonly EntryKind[] = ["service", "standard", "page", "centre"];

/** Whether it can be ordered, and is not only a page to read. */
export const canBeAdded = ({ kind }: SearchEntry): boolean => !pageKinds.includes(kind);

/** A key adds what is certain; what a corrected word found is read first. */
export const isAddedByKey = ({ isCorrected }: SearchResult, hit: SearchEntry): boolean =>
  !isCorrected && canBeAdded(hit);
