import type { Service } from "./shape.ts";

export const coarseAndFineAggregate = {
  slug: "coarse-and-fine-aggregate",
  name: "Coarse & Fine Aggregate",
  category: "materials",
  description:
    "Sixteen tests on coarse and fine aggregate, from sieve analysis to alkali reactivity, to IS and ASTM methods.",
  lead: "Stone and sand for concrete and roads: what size, what shape, how strong, how clean.",
  keyFigures: [
    { value: "16", label: "tests in the table" },
    { value: "IS · ASTM", label: "methods side by side" },
    { value: "IS 383:2016", label: "product specification" },
  ],
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Sieve analysis, specific gravity, bulk density, moisture, water absorption",
        "Impact, crushing and abrasion values",
        "Flakiness and elongation",
        "Soundness and stripping",
        "Chloride, deleterious material, alkali reactivity, shrinkage",
      ],
    },
  ],
} as const satisfies Service;
