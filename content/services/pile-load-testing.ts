import type { Service } from "./shape.ts";

export const pileLoadTesting = {
  slug: "pile-load-testing",
  name: "Pile Load Testing",
  category: "ground-and-structures",
  description:
    "Vertical, pull-out, lateral and high-strain dynamic load tests on piles, with load–settlement curves and a signed report.",
  lead: "Load on a pile, movement of its head: four kinds of test, each on an independent datum.",
  keyFigures: [
    { value: "4", label: "types of test" },
    { value: "5", label: "steps from scope to report" },
    { value: "24 h", label: "test load held" },
  ],
  sections: [
    {
      kind: "points",
      heading: "Four types of test",
      points: [
        "Static vertical compression",
        "Pull-out (uplift)",
        "Lateral load",
        "High-strain dynamic",
      ],
    },
    {
      kind: "points",
      heading: "Five steps",
      points: [
        "Scope, pile data and reaction design",
        "Pile-head preparation and set-up",
        "Instruments and datum",
        "Loading, holding and unloading",
        "Analysis and report",
      ],
    },
  ],
} as const satisfies Service;
