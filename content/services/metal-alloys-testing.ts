import type { Service } from "./shape.ts";

export const metalAlloysTesting = {
  slug: "metal-alloys-testing",
  name: "Metal & Alloys Testing",
  category: "materials",
  description:
    "Tensile, bend, rebend, mass per metre and chemical composition of tor and TMT reinforcement bars and structural steel.",
  lead: "Tor and TMT reinforcement bars and structural steel, tested for strength, ductility and chemistry.",
  sections: [
    {
      kind: "points",
      heading: "Physical tests",
      points: [
        "Mass per metre and dimensions",
        "Proof or yield stress, tensile strength and elongation",
        "Bend and rebend",
        "Rib geometry",
        "Hardness: Brinell, Rockwell, Vickers",
      ],
    },
    {
      kind: "points",
      heading: "Chemical tests",
      points: [
        "Carbon, manganese, silicon, sulphur and phosphorus by spark emission spectrometry",
        "Wet chemical analysis where a contract asks for it",
      ],
    },
  ],
} as const satisfies Service;
