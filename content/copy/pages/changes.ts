import type { Change } from "../../changes.ts";

export const changesCopy = {
  feed: "Follow these changes in a feed reader",
  kinds: { edition: "Edition", correction: "Correction" } satisfies Record<Change["kind"], string>,
} as const;
