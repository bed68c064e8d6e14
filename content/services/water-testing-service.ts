import type { Service } from "./shape.ts";

export const waterTestingService = {
  slug: "water-testing-service",
  name: "Water Testing Service",
  category: "water",
  description:
    "Drinking water packages of 11 and 31 tests, and swimming pool, construction, industrial, effluent, food process and mineral water.",
  lead: "Water for drinking, building, industry and discharge, tested by the IS 3025 methods.",
  keyFigures: [
    { value: "11 & 31", label: "tests in the drinking water packages" },
    { value: "14", label: "tests in the industrial package" },
    { value: "3", label: "effluent discharge types" },
  ],
  sections: [
    {
      kind: "points",
      heading: "Waters we test",
      points: [
        "Drinking water: 11 or 31 tests",
        "Swimming pool water",
        "Construction water, for mixing and curing",
        "Industrial water: 14 tests",
        "Effluent discharged to inland surface water, to public sewers or to land for irrigation",
        "Food process water",
        "Packaged natural mineral water",
      ],
    },
  ],
} as const satisfies Service;
