import type { Service } from "./shape.ts";

export const nsvnetworkVehicleSurvey = {
  slug: "nsvnetwork-vehicle-survey",
  name: "NSV(Network Vehicle survey)",
  category: "roads-and-traffic",
  description:
    "Road condition by Network Survey Vehicle: roughness, rutting, texture, cracking, geometry and video at traffic speed.",
  lead: "A Network Survey Vehicle drives the lane and records roughness, rutting, texture, cracking, geometry and position as it goes.",
  sections: [
    {
      kind: "points",
      heading: "What the vehicle records",
      points: [
        "Roughness of each wheel path",
        "Rut depth and surface texture",
        "Cracking, potholes, patching and ravelling",
        "Gradient, cross slope and curvature",
        "Position and video of the right of way",
        "Inventory of pavement, shoulders, drains, barriers and signs",
      ],
    },
  ],
} as const satisfies Service;
