/** The field above a list that shows only the rows with the typed words. */
export const filterCopy = {
  found: (count: number) => (count === 0 ? "Nothing found" : `${count} found`),
} as const;
