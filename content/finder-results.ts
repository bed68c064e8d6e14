import type { Place } from "./services/shape.ts";

/** The words of what the search finds. */
export const resultWords = {
  results: "Results",
  failed: "The search did not load. The list of tests works without it.",
  standards: "Standards",
  bring: "Sample",
  takes: "Time",
  range: "Range",
  confirm: "Please ask whether we offer it",
  add: "Add",
  remove: "Remove",
  toEnquiry: "to enquiry",
  fromEnquiry: "from enquiry",
  move: "Arrow keys to move",
  opens: "Enter to open",
  adds: "Ctrl+Enter to add",
  notFound: "Not what you need?",
  suggestions: "Closest matches:",
  allTests: "All tests",
} as const;

export const finderPlaces = {
  laboratory: "in the laboratory",
  site: "on site",
} as const satisfies Record<Place, string>;

const results = (count: number) => (count === 1 ? "1 result" : `${count} results`);

export const foundSentence = (count: number, standards: readonly string[]) =>
  standards.length > 0 ? `${results(count)} for ${standards.join(", ")}` : results(count);

export const showAll = (count: number) => `Show all ${results(count)}`;

export const noResultSentence = (query: string) => `We found nothing for “${query}”.`;

export const askAbout = (query: string) => `Ask us about “${query}”`;

export const addedSentence = (test: string) => `${test} was added to your enquiry.`;

export const removedSentence = (test: string) => `${test} was removed from your enquiry.`;

/** How a message about something that the finder did not find begins. */
export const firstLineAsking = (query: string) => `Do you test this? ${query}\n`;
