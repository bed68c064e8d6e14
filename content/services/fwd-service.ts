import { claims } from "../claims.ts";
import type { Service } from "./shape.ts";

export const fwdService = {
  slug: "fwd-service",
  name: "FWD(Falling weight Deflectometer Test)",
  category: "roads-and-traffic",
  description:
    "Falling Weight Deflectometer tests of flexible and rigid pavements: deflection bowl, layer moduli, overlay design.",
  lead: "A weight falls, nine sensors read the bowl it makes in the pavement, and the layers below give up their stiffness.",
  keyFigures: [
    { value: claims.fwdLoadRange.specification, label: "load range" },
    { value: "9", label: "deflection sensors" },
    { value: "60 per hour", label: "tests, up to" },
  ],
  sections: [
    {
      kind: "points",
      heading: "The equipment",
      points: ["Load pulse of 20–35 ms", "Drop height up to 470 mm", "Under 20 s at each point"],
    },
    {
      kind: "points",
      heading: "What you receive",
      points: [
        "Peak load and deflection bowl at each point, with temperature, chainage and position",
        "Layer moduli by back-calculation",
        "Remaining life and overlay thickness",
      ],
    },
  ],
} as const satisfies Service;
