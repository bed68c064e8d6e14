import type { Service } from "./shape.ts";

export const safetyAuditFacility = {
  slug: "safety-audit-facility",
  name: "Safety Audit",
  category: "roads-and-traffic",
  description:
    "Road safety audit at design, construction and pre-opening stages and on existing roads, by an independent team.",
  lead: "An independent team looks at a road as its users will meet it, by day and by night, and says what could hurt them.",
  sections: [
    {
      kind: "points",
      heading: "Stages",
      points: [
        "Design: feasibility, preliminary and detailed",
        "Construction: work zones",
        "Pre-opening",
        "Existing roads",
      ],
    },
    {
      kind: "points",
      heading: "What the team looks at",
      points: [
        "Alignment and sight distance",
        "Junctions, access and median openings",
        "Signs, markings and delineation",
        "Roadside hazards and barriers",
        "Pedestrians, cyclists and two-wheelers",
        "Lighting, drainage and hill sections",
      ],
    },
  ],
} as const satisfies Service;
