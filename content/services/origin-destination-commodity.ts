import type { Service } from "./shape.ts";

export const originDestinationCommodity = {
  slug: "origin-destination-commodity",
  name: "Origin Destination And Commodity Movement",
  category: "roads-and-traffic",
  description:
    "Origin–destination and commodity surveys by roadside interview with simultaneous classified counts.",
  lead: "Where trips begin and end, what the trucks carry, and how much of it a new road would take.",
  sections: [
    {
      kind: "points",
      heading: "How it is done",
      points: [
        "Roadside interviews of a sample of vehicles, with a classified count at the same time",
        "Zones, coding and expansion from the count",
        "Origin–destination matrices, desire lines and trip lengths",
        "Commodities by weight and direction",
      ],
    },
  ],
} as const satisfies Service;
