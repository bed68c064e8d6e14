/** The pages of standards. */
export const standardCopy = {
  title: "Official title",
  replacedBy: "Replaced by",
  publisher: "Publisher",
  source: "Source",
  ask: "Ask about this standard",
  tests: "Tests that use this standard",
  onSite: "On site",
  test: "Test",
  columns: { role: "Role", sample: "Sample", limit: "Limit" },
} as const;

/** What the publisher's list says of the edition. */
export const editionCopy = {
  current: "Edition in force",
  withdrawn: "Withdrawn edition",
  superseded: "Replaced edition",
} as const;

/** What a standard is for a test. */
export const roleCopy = {
  method: "Test method",
  specification: "Specification",
  both: "Test method and specification",
} as const;

const tests = (count: number) => (count === 1 ? "one test" : `${count} tests`);

/** What we use the standard for, from the numbers of tests that it is the method and the specification of. */
export function usedFor(asMethod: number, forLimits: number): string {
  if (forLimits === 0) return `We do ${tests(asMethod)} by it.`;
  if (asMethod === 0) return `We assess ${tests(forLimits)} against it.`;
  return `We do ${tests(asMethod)} by it and assess ${tests(forLimits)} against it.`;
}
