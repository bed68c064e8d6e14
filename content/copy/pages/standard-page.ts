import { concrete } from "../../service-slugs.ts";
import { cubePlannerPage } from "../cube-planner/castings.ts";

/** The pages of standards. */
export const standardCopy = {
  title: "Title, as listed",
  replacedBy: "Replaced by",
  publisher: "Issued by",
  source: "Source",
  ask: "Ask about this standard",
  tests: "Tests that use this standard",
  onSite: "tested on site",
  test: "Test",
  columns: { role: "Role", sample: "Sample", limit: "Limit" },
} as const;

export interface StandardFact {
  readonly label: string;
  readonly value: string;
  readonly to?: string;
}

/** Where the site says more about a standard than the rows of its tests. */
export const moreAbout: Readonly<Record<string, readonly StandardFact[]>> = {
  "IS 456:2000": [
    { label: "How many cubes", value: cubePlannerPage.heading, to: cubePlannerPage.path },
    {
      label: "Clause 17",
      value: "If the strength is low",
      to: `/services/${concrete}#if-the-strength-is-low`,
    },
  ],
};

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

export const usedForCopy = {
  tests: "for our tests",
  survey: "for the measurements of our survey",
  onRequest: "on request",
  notATest: {
    sampling: "Used for sampling.",
    evaluation: "Used to evaluate results.",
    agreed: "Used as agreed with you.",
  },
} as const;

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
