import { dateInWorkOrder, surveyPrivacy } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

export const nsvnetworkVehicleSurvey = {
  slug: "nsvnetwork-vehicle-survey",
  name: "NSV(Network Vehicle survey)",
  subject: "a network survey",
  category: "roads-and-traffic",
  inTestingScope: false,
  card: "Road condition: roughness, rutting, texture, cracking, video",
  description:
    "Road condition by Network Survey Vehicle: roughness, rutting, texture, cracking, geometry and video at traffic speed.",
  lead: "A Network Survey Vehicle records roughness, rutting, texture, cracking, geometry and position as it drives each lane.",
  keyFigures: [
    { value: "IRI, m/km", label: "Roughness of each wheel path", from: "words" },
    {
      value: "IRC:82",
      label: "Surface distress",
      from: { standard: ["IRC:82"] },
    },
    { value: "100 m or 1 km", label: "Typical reporting length", from: "typical" },
  ],
  sections: [
    {
      kind: "tests",
      heading: "What the vehicle records",
      sample: { kind: "in-place", amount: { words: "measured on the road, lane by lane" } },
      place: "site",
      countedIn: "km",
      groups: [
        {
          rows: {
            roughness: {
              name: "Roughness, lane and wheel path",
              note: "IRI in m/km, or bump integrator in mm/km",
              methods: ["ASTM E950/E950M", "ASTM E1926"],
              methodsNeeded: "all",
              specifications: ["IRC:SP:16-2019"],
            },
            "rut-depth": {
              name: "Rut depth, mm",
              note: "line or scanning laser, procedure stated in the report; checked against straightedge and gauge, ASTM E1703/E1703M",
              methods: [],
              specifications: ["IRC:82"],
            },
            "surface-texture": {
              name: "Surface texture, mean profile depth, mm",
              methods: ["ASTM E1845", "ISO 13473-1"],
              methodsNeeded: "oneOf",
            },
            cracking: {
              name: "Cracking, type and % of area",
              note: "from pavement images, procedure stated in the report",
              methods: [],
              specifications: ["IRC:82"],
            },
            "potholes-patching-ravelling": {
              name: "Potholes, patching, ravelling",
              note: "number and m², procedure stated in the report",
              methods: [],
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
      countedIn: "km",
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
      intro:
        "In December 2019 the ministry (MoRTH) directed that national highways be surveyed by such a vehicle:",
      points: [
        "before the start of work",
        "at the intervals that the contract sets",
        "before the completion certificate",
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
      ],
    },
    {
      kind: "text",
      heading: "Privacy",
      paragraphs: [
        "Right-of-way video can show number plates, which are personal data. We use it only to record the road.",
        surveyPrivacy,
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [{ sample: { kind: "in-place", amount: { words: "the vehicle comes to the road" } } }],
    packing: [
      "A dry surface, free of mud and construction material, for lasers and images",
      "An escort or traffic control where the vehicle must stop or turn",
    ],
    sharedPapers: "survey",
    times: [
      {
        words: "The drive is at traffic speed; processing the images takes longer",
      },
    ],
    agreement: dateInWorkOrder,
  },
  unconfirmed: [
    {
      statement: "Gradient, cross slope, horizontal curvature",
      question: "Which of the listed quantities does your survey vehicle record?",
    },
    {
      statement: "number plates",
      question: "Who sees the recordings, and after how many days do you delete them?",
    },
    {
      statement: "at the intervals that the contract sets",
      question: "Which circular of NHAI asks for a survey every six months? Please send it.",
    },
  ],
} as const satisfies Service;
