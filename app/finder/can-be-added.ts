import type { EntryKind, FinderEntry } from "#derive/finder/finder-entry.ts";

const pageKinds: readonly EntryKind[] = ["service", "standard", "page", "centre"];

/** Whether it can be ordered, and is not only a page to read. */
export const canBeAdded = ({ kind }: FinderEntry): boolean => !pageKinds.includes(kind);
