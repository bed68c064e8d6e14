const results = (count: number) => (count === 1 ? "1 result" : `${count} results`);

/** What the search finds. */
export const resultsCopy = {
  results: "Results",
  found: (count: number, standards: readonly string[]) =>
    standards.length > 0 ? `${results(count)} for ${standards.join(", ")}` : results(count),
  showAll: (count: number) => `Show all ${results(count)}`,
  noResult: (query: string) => `We found nothing for “${query}”.`,
  failed: "The search did not load. The list of tests works without it.",
  standards: "Standards",
  bring: "Sample",
  takes: "Time",
  range: "Range",
  places: { laboratory: "in the laboratory", site: "on site" },
  confirm: "Please ask whether we offer it",
  add: "Add",
  remove: "Remove",
  toEnquiry: "to enquiry",
  fromEnquiry: "from enquiry",
  added: (test: string) => `${test} was added to your enquiry.`,
  removed: (test: string) => `${test} was removed from your enquiry.`,
  move: "Arrow keys to move",
  opens: "Enter to open",
  adds: "Ctrl+Enter to add",
  notFound: "Not what you need?",
  askAbout: (query: string) => `Ask us about “${query}”`,
  suggestions: "Closest matches:",
  allTests: "All tests",
} as const;
