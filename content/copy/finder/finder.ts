import { centres } from "../../centres.ts";

/** The search field and its button, on every page. */
export const finderCopy = {
  title: "Find a test",
  label: "Test, material or standard",
  find: "Find",
  example: "cube, sariya, IS 2720",
  close: "Close",
  clear: "Clear",
  inRequest: (count: number) => `${count} in your list`,
  review: "Review and ask",
  loading: "The search is loading. Meanwhile, open a service",
  orCall: (phone: string) => `or call ${phone}`,
  failed: "The search did not load. The list of tests needs no search: press Enter.",
} as const;

const results = (count: number) => (count === 1 ? "1 result" : `${count} results`);

/** What the search finds. */
export const resultsCopy = {
  results: "Results",
  found: (count: number, standards: readonly string[]) =>
    standards.length > 0 ? `${results(count)} for ${standards.join(", ")}` : results(count),
  showAll: (count: number) => `Show all ${results(count)}`,
  /** The words were corrected. */
  similar: (count: number) => `No exact match. ${results(count)} for similar words`,
  noResult: (query: string) => `“${query}” is not in our list.`,
  /** Above what is found for the other words. */
  leftOut: (words: readonly string[], count: number) =>
    words.length > 0
      ? `We left out ${words.map((word) => `“${word}”`).join(", ")}. ${results(count)} for the other words`
      : `No row has all these words. ${results(count)} for some of them`,
  noPage: "We have no page about this.",
  askOrCall: "Write or call: we answer your question.",
  writeOrCall: "Write or call: we tell you whether we can test it.",
  call: (phone: string) => `Call ${phone}`,
  related: "Related",
  relatedNote: "Other tests and materials. Open one to read what it is for.",
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
    centres[0].label,
  ],
  groups: { standard: "Standards", page: "Pages", centre: "Collection centres" },
  bring: "Sample",
  takes: "Time",
  range: "Range",
  places: {
    test: { laboratory: "in the laboratory", site: "Tested on site" },
    other: { laboratory: "in the laboratory", site: "on site" },
  },
  confirm: "On request",
  added: (test: string) => `${test} was added to your list.`,
  removed: (test: string) => `${test} was removed from your list.`,
  keys: "Arrow keys to move · Enter to open · Ctrl+Enter to add",
  askAbout: (query: string) => `Ask us about “${query}”`,
  allTests: "All tests",
} as const;
