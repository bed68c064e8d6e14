/** The texts of the pages of standards, and of their index. */
export const standardWords = {
  lead: "The standards that our tests use, by publisher. Each leads to its tests and to what to bring for them.",
  tests: "Tests that use it",
  listedUnder: "Listed under",
  title: "Official title",
  edition: "Edition",
  bring: "Bring",
  takes: "Takes",
  packing: "Packing and documents",
  usual: "We confirm usual amounts and times when you book.",
} as const;

/** What the publisher's list says of an edition on the day it was read. */
export const statusWords = {
  current: "in force",
  withdrawn: "withdrawn",
  superseded: "superseded",
} as const;

/** How a test uses the standard. */
export const wordsOfUse = {
  method: "method",
  specification: "specification",
  both: "method and specification",
} as const;

const tests = (count: number) => `${count === 1 ? "one" : count} of our tests`;

/** What the standard is for here, from the numbers of tests that use it as method and as specification. */
export function usedFor(done: number, judged: number): string {
  if (judged === 0) return `Method of ${tests(done)}.`;
  if (done === 0) return `Specification for ${tests(judged)}.`;
  return `Method of ${tests(done)}; specification for ${tests(judged)}.`;
}
