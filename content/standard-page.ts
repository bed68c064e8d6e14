/** The texts of the pages of standards, and of their index. */
export const standardWords = {
  lead: "The standards that our tests use, by publisher. Each leads to its tests and to what to bring for them.",
  tests: "Tests that use it",
  listedUnder: "Listed under",
  edition: "Edition",
  status: "Status",
  checked: "Checked",
  bring: "Bring",
  takes: "Takes",
  packing: "Packing and documents",
  usual: "Amounts and times marked usual are confirmed at booking.",
} as const;

/** What a check found; "likely" where it was not looked up in the publisher's own catalogue. */
export const statusWords = {
  current: { certain: "Current", likely: "Likely current" },
  withdrawn: { certain: "Withdrawn", likely: "Likely withdrawn" },
  superseded: { certain: "Superseded", likely: "Likely superseded" },
  notChecked: "Not checked yet",
  supersededBy: "by",
} as const;

/** How a test uses the standard. */
export const wordsOfUse = {
  method: "tested to it",
  specification: "judged by it",
  both: "tested to it and judged by it",
} as const;

const tests = (count: number) => (count === 1 ? "one test" : `${count} tests`);

/** What the standard is for here, from the numbers of tests that are done to it and judged by it. */
export function usedFor(done: number, judged: number): string {
  if (judged === 0) return `It is the method of ${tests(done)} here.`;
  if (done === 0) return `The results of ${tests(judged)} here are judged by it.`;
  return `It is the method of ${tests(done)} here, and the results of ${tests(judged)} are judged by it.`;
}
