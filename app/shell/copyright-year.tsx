import { yearSlot } from "#contract/year-slot.ts";

/** What the server wrote in place of the slot stays: React neither compares nor replaces it. */
export function CopyrightYear() {
  return <span suppressHydrationWarning>{yearSlot}</span>;
}
