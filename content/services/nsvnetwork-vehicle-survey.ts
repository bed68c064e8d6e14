import { dateAtContractReview, surveyPapers } from "./papers.ts";
import type { Service } from "./shape.ts";

export const nsvnetworkVehicleSurvey = {
  slug: "nsvnetwork-vehicle-survey",
  name: "NSV(Network Vehicle survey)",
  subject: "a network survey",
  category: "roads-and-traffic",
  inTestingScope: true,
  description:
    "Road condition by Network Survey Vehicle: roughness, rutting, texture, cracking, geometry and video at traffic speed.",
  lead: "A Network Survey Vehicle records roughness, rutting, texture, cracking, geometry and position as it drives each lane.",
  keyFigures: [
    { value: "IRI, m/km", label: "roughness of each wheel path", from: "words" },
    {
      value: "IRC:82",
      label: "kinds of surface distress",
      from: { standard: ["IRC:82"] },
    },
    { value: "100 m · 1 km", label: "reporting lengths", from: "usual" },
  ],
  sections: [
    {
      kind: "tests",
      heading: "What the vehicle records",
      sample: { words: "measured on the road, lane by lane" },
      place: "site",
      groups: [
        {
          rows: {
            roughness: {
              name: "Roughness, lane and wheel path",
              note: "IRI in m/km, or bump integrator in mm/km",
              methods: ["ASTM E950/E950M", "ASTM E1926"],
              specifications: ["IRC:SP:16-2019"],
            },
            "rut-depth": {
              name: "Rut depth, mm",
              note: "line or scanning laser; checked against straightedge and gauge, ASTM E1703/E1703M",
              methods: ["IRC:82"],
              specifications: ["IRC:82"],
            },
            "surface-texture": {
              name: "Surface texture, mean profile depth, mm",
              methods: ["ASTM E1845", "ISO 13473-1"],
            },
            cracking: {
              name: "Cracking, type and % of area",
              note: "from pavement images",
              methods: ["IRC:82"],
              specifications: ["IRC:82"],
            },
            "potholes-patching-ravelling": {
              name: "Potholes, patching, ravelling",
              note: "number and m²",
              methods: ["IRC:82"],
              specifications: ["IRC:82"],
            },
            "distress-of-rigid-pavement": {
              name: "Distress of rigid pavement",
              methods: ["IRC:SP:83"],
              specifications: ["IRC:SP:83"],
            },
          },
        },
      ],
      notes: ["IRC:SP:16-2019 covers roughness only; IRC:82 covers other distress."],
    },
    {
      kind: "values",
      heading: "Position, geometry and inventory",
      surveys: true,
      columns: ["Recorded", "As"],
      rows: [
        ["Gradient, cross slope, horizontal curvature", "% and m, from inertial unit and GPS"],
        ["Latitude, longitude, altitude", "° and m, from GNSS and distance meter"],
        ["Right-of-way and pavement video", "frames by distance"],
        [
          "Inventory",
          "pavement type and width, shoulder, drain, median, crash barrier, signs, land use, terrain, amenities",
        ],
      ],
      from: "words",
    },
    {
      kind: "points",
      heading: "When it is required",
      intro: "Since 2021 the authority has required a survey on national highways:",
      points: [
        "before the start of work",
        "before the completion certificate",
        "every six months after that",
      ],
    },
    {
      kind: "points",
      heading: "What you receive",
      points: [
        "Tables by 100 m or 1 km, lane by lane, in the format of the road authority",
        "Maps and strip charts of each parameter",
        "Video tied to chainage and position",
        "Data in the format of the authority's data lake or road asset management cell",
        "Results, accredited only where the test is in the current scope of accreditation",
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [{ of: "Nothing to send", amount: { words: "the vehicle comes to the road" } }],
    packing: [
      "A dry surface, free of mud and construction material, for lasers and images",
      "An escort or traffic control where the vehicle must stop or turn",
    ],
    papers: surveyPapers,
    times: [
      {
        words: "Lanes are surveyed at traffic speed; image processing takes longer than the drive",
      },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: "Gradient, cross slope, horizontal curvature",
      question: "Which of the listed quantities does your survey vehicle record?",
    },
  ],
} as const satisfies Service;
