import type { Unconfirmed } from "./provenance.ts";
import type { ValuesSection } from "./services/shape.ts";

/** The print of the code that was read; later amendments were not. */
export const is456 = {
  text: "text with Amendments 1 and 2",
  unconfirmed: [
    {
      statement:
        "clauses 5.4, 15.1 to 15.3, 17.3, 17.4 and 17.8 of IS 456:2000, with Amendments 1 and 2",
      question: "Has Amendment 3, 4, 5 or 6 of IS 456 changed one of these clauses, and how?",
    },
  ],
} as const satisfies { text: string; unconfirmed: readonly Unconfirmed[] };

/** How many samples of concrete the code asks for; the cube planner and Building Material show the table. */
export const concreteSampling = {
  table: {
    kind: "values",
    heading: "How many cubes to take",
    intro:
      "The least number for each grade of concrete. A sample is three cubes for 28 days; cubes for 7 days or other ages are additional (15.1.1, 15.3).",
    columns: ["Concrete in the work", "Samples", "Cubes for 28 days"],
    rows: [
      ["1–5 m³", "1", "3"],
      ["6–15 m³", "2", "6"],
      ["16–30 m³", "3", "9"],
      ["31–50 m³", "4", "12"],
      [
        "51 m³ and more",
        "4, and 1 more for each further 50 m³ or part of it",
        "12, and 3 more for each further sample",
      ],
    ],
    from: { standard: ["IS 456:2000"], clause: `15.1.1, 15.2.2 and 15.3, ${is456.text}` },
    notes: [
      "Each shift gives at least one sample. Between two rows, as with 5.5 m³, the clause is silent: take the higher number.",
      "For ready-mixed concrete the number is what you and the supplier agree; your contract may ask for more.",
    ],
  },
} as const satisfies { table: ValuesSection };
