import type { Service } from "./shape.ts";

export const bridgeBearingTesting = {
  slug: "bridge-bearing-testing",
  name: "Bridge Bearing Testing",
  category: "ground-and-structures",
  description:
    "Factory, routine and on-site tests of elastomeric, pot, spherical, roller and rocker bridge bearings.",
  lead: "Bearings carry a bridge and let it move: materials, finished bearings and installed ones, tested at each stage.",
  sections: [
    {
      kind: "points",
      heading: "Three stages of testing",
      points: [
        "Factory: rubber, steel, sliding material, welds and coatings before assembly",
        "Routine: dimensions, compression, shear modulus, rotation and friction of the finished bearing",
        "On site: level, seating, gaps, displacement and condition in service",
      ],
    },
    {
      kind: "points",
      heading: "What goes wrong with bearings",
      points: [
        "Splitting, bulging and loss of bond in elastomeric bearings",
        "Extrusion and seal failure in pot bearings",
        "Wear and scoring of sliding surfaces",
        "Seized guides, corrosion, rollers out of line",
        "Broken anchor bolts and crushed pedestals",
      ],
    },
  ],
} as const satisfies Service;
