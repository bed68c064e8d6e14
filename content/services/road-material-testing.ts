import type { Service } from "./shape.ts";

export const roadMaterialTesting = {
  slug: "road-material-testing",
  name: "Road Material Testing",
  category: "materials",
  description:
    "Ordinary Portland cement of grades 33, 43 and 53: chemical analysis, physical tests, soundness, and strength at 3, 7 and 28 days.",
  lead: "Cement for pavements and structures, grade by grade: chemistry, fineness, setting, soundness, strength.",
  keyFigures: [
    { value: "33 · 43 · 53", label: "OPC grades" },
    { value: "3, 7 & 28 days", label: "compressive strength ages" },
    { value: "IS 4031 · IS 4032", label: "test methods" },
  ],
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Chemical analysis: lime saturation, alumina–iron ratio, magnesia, sulphuric anhydride, loss on ignition, chloride",
        "Physical tests: fineness, consistency, initial and final setting time, density",
        "Compressive strength at 3, 7 and 28 days",
        "Soundness by Le-Chatelier mould and by autoclave",
      ],
    },
  ],
} as const satisfies Service;
