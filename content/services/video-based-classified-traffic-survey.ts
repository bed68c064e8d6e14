import type { Service } from "./shape.ts";

export const videoBasedClassifiedTrafficSurvey = {
  slug: "video-based-classified-traffic-survey",
  name: "Video Based Classified Traffic Survey",
  category: "roads-and-traffic",
  description:
    "Classified traffic counts from roadside video: volume, composition, peak hour, directional split and turning movements.",
  lead: "Cameras record, people count: every vehicle by class and direction, with the video kept as evidence.",
  sections: [
    {
      kind: "points",
      heading: "What you receive",
      points: [
        "Average daily traffic and its hourly variation",
        "Peak hour, peak hour factor and directional split",
        "Composition by vehicle class, and passenger car units",
        "Turning movements at junctions",
      ],
    },
    {
      kind: "text",
      heading: "Privacy",
      paragraphs: ["Roadside video shows number plates. Footage is used for counting only."],
    },
  ],
} as const satisfies Service;
