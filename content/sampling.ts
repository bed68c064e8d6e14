import type { Unconfirmed } from "./services/shape.ts";

/** How many samples of concrete the code asks for, by the quantity of one grade in the work. */
export const concreteSampling = {
  clause: "IS 456:2000, 15.2.2",
  amendments: "Text with Amendments 1 and 2.",
  /** Up to so many cubic metres; between two steps the higher number holds. */
  steps: [
    { upTo: 5, samples: 1 },
    { upTo: 15, samples: 2 },
    { upTo: 30, samples: 3 },
    { upTo: 50, samples: 4 },
  ],
  /** One sample more for each further quantity or part of it. */
  furtherCubicMetres: 50,
  cubesOfSample: 3,
  /** In days. */
  age: 28,
  unconfirmed: [
    {
      statement: "The number of samples of IS 456:2000, 15.2.2, is that with Amendments 1 and 2",
      question: "Has Amendment 3, 4, 5 or 6 of IS 456 changed clause 15.2.2?",
    },
  ] satisfies Unconfirmed[],
} as const;
