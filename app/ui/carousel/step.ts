/** The place after moving `by` places, wrapping at both ends. */
export const step = (at: number, by: number, count: number) =>
  (((at + by) % count) + count) % count;

/** The same things in the same order, beginning with the one at `at`. */
export const startingAt = <Thing>(things: readonly Thing[], at: number): Thing[] => [
  ...things.slice(at),
  ...things.slice(0, at),
];
