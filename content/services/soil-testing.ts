import type { Service } from "./shape.ts";

export const soilTesting = {
  slug: "soil-testing",
  name: "Soil Testing & Geotechnical Investigation",
  category: "ground-and-structures",
  description:
    "Atterberg limits, compaction, shear, triaxial, consolidation, CBR, in-situ density and SPT at site up to 10 m.",
  lead: "What the ground will carry: classification and strength in the laboratory, penetration and density on site.",
  keyFigures: [
    { value: "10 m", label: "SPT at site, up to" },
    { value: "6", label: "samples at least, sand replacement" },
    { value: "10", label: "samples at least, core cutter" },
  ],
  sections: [
    {
      kind: "points",
      heading: "In the laboratory",
      points: [
        "Atterberg limits, specific gravity, particle size, moisture, pH",
        "Compaction, light and heavy",
        "Direct shear, triaxial, unconfined compression and consolidation",
        "CBR, soaked and unsoaked",
        "Swelling index, bentonite, classification",
      ],
    },
    {
      kind: "points",
      heading: "On site",
      points: [
        "Standard penetration test (SPT) up to 10 m",
        "In-situ density by sand replacement: bookings from 6 samples",
        "In-situ density by core cutter: bookings from 10 samples",
      ],
    },
  ],
} as const satisfies Service;
