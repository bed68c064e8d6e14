import type { EntryKind, SearchEntry } from "#derive/search-data/search-entry.ts";

const pageKinds: readonly EntryKind[] = ["service", "standard", "page", "centre"];

/** Whether it can be ordered, and is not only a page to read. */
export const canBeAdded = ({ kind }: SearchEntry): boolean => !pageKinds.includes(kind);
