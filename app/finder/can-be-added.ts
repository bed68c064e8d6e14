import type { FinderEntry } from "#derive/finder/finder-entry.ts";

/** Services and standards are pages. */
export const canBeAdded = ({ kind }: FinderEntry): boolean =>
  kind !== "service" && kind !== "standard";
