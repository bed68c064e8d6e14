const results = (count: number) => (count === 1 ? "1 result" : `${count} results`);

/** What the search finds. */
export const resultsCopy = {
  results: "Results",
  found: (count: number, standards: readonly string[]) =>
    standards.length > 0 ? `${results(count)} for ${standards.join(", ")}` : results(count),
  showAll: (count: number) => `Show all ${results(count)}`,
  noResult: (query: string) => `“${query}” is not in our list.`,
  recent: "Recent searches",
  try: "Try",
  /** One for each kind of question. */
  frequent: [
    "cube test",
    "sariya",
    "borewell water",
    "CBR",
    "IS 2720 part 5",
    "pressure gauge",
    "price",
    "Udhampur",
  ],
  groups: { standard: "Standards", page: "Pages", centre: "Collection centres" },
  bring: "Sample",
  takes: "Time",
  range: "Range",
  places: { laboratory: "in the laboratory", site: "on site" },
  confirm: "On request",
  add: "+ Add",
  remove: "Remove",
  added: (test: string) => `${test} was added to your enquiry.`,
  removed: (test: string) => `${test} was removed from your enquiry.`,
  keys: "Arrow keys to move · Enter to open · Ctrl+Enter to add",
  askAbout: (query: string) => `Ask us about “${query}”`,
  allTests: "All tests",
} as const;
