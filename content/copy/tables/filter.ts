/** The field above a list that shows only the rows with the typed words. */
export const filterCopy = {
  /** On the scope page. */
  isAccredited: (words: string) => `Is “${words}” accredited?`,
  /** On the list of tests: the search knows other words for a test. */
  search: (words: string) => `Search all pages for “${words}”`,
  found: (count: number) => (count === 0 ? "Nothing found" : `${count} found`),
} as const;
