/** The index of standards. */
export const standardsIndexCopy = {
  lead: "The standards that our tests use, by publisher, with the editions of Indian Standards.",
  filter: "Number or subject",
  publishers: "Publishers",
  edition: "Edition",
  editionsFrom: (source: string) => `Editions: ${source}.`,
  found: (count: number) => `${count || "No"} ${count === 1 ? "standard" : "standards"} found`,
} as const;
