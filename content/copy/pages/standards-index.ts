/** The index of standards. */
export const standardsIndexCopy = {
  lead: "The standards that our tests use.",
  filter: "Number or subject",
  list: "By publisher and number",
  edition: "Edition",
  editionsFrom: (source: string) => `Editions as read in the ${source}, where it has them.`,
  /** A range of Indian Standards, up to the number where the next one begins. */
  numbers: (start: number, next: number | undefined) =>
    next ? `IS ${start}–${next - 1}` : `IS ${start} and above`,
} as const;
