import { cubeTestId } from "./copy/cube-planner/castings.ts";
import type { Unconfirmed } from "./provenance.ts";

/** What the planner of cube tests begins with, and what it assumes of the laboratory. */
export const cubePlanner = {
  test: cubeTestId,
  /** In days. */
  ages: [7, 28],
  cubesPerAge: 3,
  unconfirmed: [
    {
      statement: "Cubes are brought by the working day before their first test",
      question: "By when must cubes be at the laboratory before they are tested?",
    },
    {
      statement: "Cubes due on a closed day are tested on the working day before or after it",
      question: "When are cubes tested that are due on a Sunday?",
    },
  ] satisfies Unconfirmed[],
} as const;
