import { counted } from "../request/your-request.ts";

/** A sample that is not sent says what is done instead. */
export const doneOnSite = (sample: string) => /^(?:tested|measured|taken)\b/.test(sample);

/** The tables of tests. */
export const testsTableCopy = {
  test: "Test",
  method: "Method",
  indian: "IS",
  indianOrEuropean: "IS or BS EN",
  astm: "ASTM",
  requirement: "Requirement",
  specification: "Specification",
  sample: "Sample",
  sampleIs: (sample: string) =>
    doneOnSite(sample)
      ? `${sample.charAt(0).toUpperCase()}${sample.slice(1)}.`
      : `Sample: ${sample}.`,
  /** A sample that most tests of a group ask for. */
  unlessStated: (sample: string) => `${sample}, unless stated`,
  /** Instead of a heading, where a table has one group. */
  count: (tests: number) => `${tests} tests`,
  /** The button of a group that phones show closed. */
  open: (heading: string) => `${heading}: show or hide the tests`,
  onSite: "Where: on site.",
} as const;

/** Beside single tests of a table. */
export const testNoteCopy = {
  /** Begins a message with the tests. */
  accredited: "Accredited?",
  areAccredited: (tests: string) => `${tests}: accredited?`,
  takes: (time: string) => `takes ${time}`,
  laboratory: "in the laboratory",
  site: "on site",
} as const;

/** The tables of tests that are ordered together. */
export const setsCopy = {
  heads: ["Set", "Specification", "Sample"],
  /** Tests of a set for which nothing is brought, and how many the others are. */
  onSpot: (tests: readonly string[], others: number) =>
    `only on a visit: ${tests.join("; ")}; samples alone give ${counted(others)}`,
} as const;

/** The tables of instruments. */
export const instrumentsCopy = {
  tabs: "Calibration scope",
  heads: ["Instrument", "Standard", "Where"],
  label: (list: string) => `${list} instruments`,
} as const;

/** Where figures come from. */
export const sourceCopy = {
  /** Followed by standards. */
  standard: "Source:",
  typical: "Typical values.",
  illustrative: "Illustrative, not measured.",
} as const;

/** The field above a list that shows only the rows with the typed words. */
export const filterCopy = {
  found: (count: number) => (count === 0 ? "Nothing found" : `${count} found`),
} as const;
