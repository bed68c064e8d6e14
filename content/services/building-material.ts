import type { Service } from "./shape.ts";

export const buildingMaterial = {
  slug: "building-material",
  name: "Building Material",
  category: "materials",
  description:
    "Bitumen content, penetration, bituminous mix design, granular sub-base and wet mix macadam, tested to Indian and ASTM methods.",
  lead: "Binder, mix and granular layers of a road, from the drum of bitumen to the compacted course.",
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Bitumen content of a mix, by centrifuge extraction or ignition oven",
        "Penetration, softening point, viscosity, ductility and flash point of bitumen",
        "Bituminous mix design: binder content, stability, flow and air voids",
        "Granular sub-base (GSB): grading, plasticity, compaction and soaked CBR",
        "Wet mix macadam (WMM): grading, impact or abrasion, particle shape, compaction",
      ],
    },
  ],
} as const satisfies Service;
