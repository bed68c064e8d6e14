/** The index after moving by `by`, wrapping at both ends. */
export const step = (index: number, by: number, count: number) =>
  (((index + by) % count) + count) % count;

/** Rotates a list to start with the item at `index`. */
export const startingAt = <Item>(items: readonly Item[], index: number): Item[] => [
  ...items.slice(index),
  ...items.slice(0, index),
];
