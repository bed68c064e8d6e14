import { dateInWorkOrder, surveyPrivacy } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

const stationHours = "24 h";

const commodities = [
  "Food grains",
  "Fruit and vegetables",
  "Other perishables: milk, meat, fish",
  "Cement",
  "Building materials: bricks, sand, aggregate, stone, timber",
  "Iron and steel",
  "Petroleum products and LPG",
  "Coal and minerals",
  "Fertiliser and chemicals",
  "Machinery and vehicles",
  "Textiles",
  "Manufactured and consumer goods",
  "Parcel and courier",
  "Livestock",
  "Containers",
  "Empty",
] as const;

export const originDestinationCommodity = {
  slug: "origin-destination-commodity",
  name: "Origin Destination And Commodity Movement",
  subject: "an O-D survey",
  category: "roads-and-traffic",
  inTestingScope: false,
  card: "Origin–destination and commodity surveys by roadside interview",
  description:
    "Origin–destination and commodity surveys by roadside interview with simultaneous classified counts.",
  lead: "Where trips begin and end, what trucks carry, and how much of that traffic a new road would attract.",
  keyFigures: [
    { value: stationHours, label: "Typical survey at a station, both directions", from: "typical" },
    {
      value: `${commodities.length} groups`,
      label: "Commodities in a typical survey",
      from: "typical",
    },
    { value: "IRC:SP:19", label: "Surveys for road projects", from: { standard: ["IRC:SP:19"] } },
  ],
  sections: [
    {
      kind: "values",
      heading: "Methods and codes",
      surveys: true,
      countedIn: "station",
      columns: ["Method", "Use"],
      rows: [
        [
          "Roadside interview of a random sample, with a classified count at the same time",
          "the most common method; the count expands the sample",
        ],
        ["Number-plate matching", "through traffic around a town"],
        ["Interview at a workplace or toll plaza", "where vehicles already stop"],
      ],
      from: { standard: ["IRC:SP:19", "IRC:102"] },
      notes: ["Your contract sets the sample size. Interview stations need traffic police."],
    },
    {
      kind: "values",
      heading: "Interview questions",
      columns: ["Passenger trips", "Goods trips"],
      rows: [
        ["Origin and destination", "Origin and destination"],
        ["Purpose", "Commodity"],
        ["Frequency", "Frequency"],
        ["Occupancy", "Payload, or empty"],
        ["Trip length and time", "Trip length"],
        ["Route", "Axle configuration"],
        ["Willingness to pay or divert", "–"],
      ],
      from: "words",
    },
    {
      kind: "points",
      heading: "Commodity groups",
      points: commodities,
      short: true,
    },
    {
      kind: "figure",
      figure: {
        drawing: "desire-lines",
        title: "Desire lines",
        caption: "Straight lines between zones, drawn in proportion to the trips between them.",
        alternative:
          "Six zones joined by straight lines of different width; the widest runs between zones A and D, past zone F, where a bypass might be considered.",
        from: "illustrative",
      },
    },
    {
      kind: "steps",
      heading: "From interview to matrix",
      steps: [
        {
          title: "Zones",
          text: "The region is divided into traffic analysis zones, and every answer is coded to one.",
        },
        {
          title: "Expansion",
          text: "The classified count gives the factor that expands the sample to the day's traffic.",
        },
        {
          title: "Matrices",
          text: "Origin–destination tables in vehicles and in passenger car units.",
        },
        {
          title: "Diagrams",
          text: "Desire lines, trip length distribution and the influence of each zone.",
        },
        { title: "Commodities", text: "Tonnes per day by group and direction." },
      ],
    },
    {
      kind: "points",
      heading: "Often ordered together",
      points: [
        "Axle load survey, for design traffic (IRC:37)",
        "Speed and delay",
        "Turning movement counts",
        "Willingness to pay",
      ],
    },
    {
      kind: "text",
      heading: "Privacy",
      paragraphs: [
        "Interviews and number plates are personal data. We use them only to make the tables of the survey, which name no person and no vehicle.",
        surveyPrivacy,
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [
      { sample: { kind: "in-place", amount: { words: "interviews are held at the roadside" } } },
    ],
    packing: [
      "Traffic police at each interview station",
      "Space to stop vehicles safely, off the carriageway",
    ],
    sharedPapers: "survey",
    times: [
      {
        typical: `Typically one normal working day of ${stationHours} at each station, both directions`,
      },
    ],
    agreement: dateInWorkOrder,
  },
  unconfirmed: [
    {
      statement: "not stated: what drivers are told",
      question: "Are drivers told who asks and why, and that they may decline?",
    },
    {
      statement: "number plates",
      question:
        "Who sees interviews and plate numbers, and after how many days do you delete them?",
    },
  ],
} as const satisfies Service;
