import { dateInWorkOrder, surveyPrivacy } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

const censusDays = "7 consecutive days";

export const videoBasedClassifiedTrafficSurvey = {
  slug: "video-based-classified-traffic-survey",
  name: "Video Based Classified Traffic Survey",
  subject: "a traffic survey",
  category: "roads-and-traffic",
  inTestingScope: false,
  card: "Traffic counts from video: volume, peak hour, turning movements",
  description:
    "Classified traffic counts from roadside video: volume, composition, peak hour, directional split and turning movements.",
  lead: "Cameras record and people count every vehicle by class and direction, so the count can be checked against the recording.",
  keyFigures: [
    {
      value: `${censusDays} of 24 h`,
      label: "Length of a census",
      from: { standard: ["IRC:9-1972"] },
    },
    { value: "Both directions", label: "Counted by class", from: { standard: ["IRC:9-1972"] } },
    { value: "IRC:9-1972", label: "Census on non-urban roads", from: { standard: ["IRC:9-1972"] } },
  ],
  sections: [
    {
      kind: "values",
      heading: "Surveys and codes",
      surveys: true,
      countedIn: {
        "Classified volume count, non-urban road": "station",
        "Counts for a project report": "station",
        "Turning movement count": "junction",
      },
      columns: ["Survey", "Basis", "What it gives"],
      rows: [
        [
          "Classified volume count, non-urban road",
          "IRC:9-1972",
          "volume by class, hour and direction",
        ],
        ["Counts for a project report", "IRC:SP:19", "base year traffic"],
        ["Turning movement count", "IRC:SP:41, IRC:65", "flows at junctions and rotaries"],
        [
          "Axle load survey and design traffic",
          "IRC:37",
          "vehicle damage factor, million standard axles",
        ],
        ["Traffic forecast", "IRC:108", "growth by class"],
        [
          "Capacity, rural and urban",
          "IRC:64-1990, IRC:106-1990",
          "passenger car units, level of service",
        ],
      ],
      from: "words",
    },
    {
      kind: "points",
      heading: "How the count is done",
      points: [
        "Count stations away from built-up stretches, so that local traffic does not mask through traffic",
        `${censusDays} of 24 hours, both directions; normally twice a year`,
        "Camera height and angle set so that axles and classes can be distinguished by day and by night",
        "Counting from the recording by trained enumerators, with a second count of selected hours",
      ],
    },
    {
      kind: "capabilities",
      heading: "Vehicle classes",
      items: [
        {
          title: "Two- and three-wheelers",
          text: "Two-wheeler; three-wheeler for passengers or goods.",
        },
        { title: "Cars", text: "Car, jeep, van, taxi." },
        { title: "Buses", text: "Mini bus; bus." },
        {
          title: "Goods",
          text: "LCV; truck of 2 axles; of 3 axles; multi-axle of 4–6 axles; oversized of 7 axles or more.",
        },
        { title: "Farm", text: "Tractor; tractor with trailer." },
        { title: "Slow", text: "Cycle; cycle rickshaw; animal-drawn; hand cart." },
        { title: "Other", text: "Exempt vehicles, such as ambulances and army vehicles." },
        { title: "On request", text: "Your own classes, mapped to these." },
      ],
    },
    {
      kind: "values",
      heading: "Passenger car units, rural roads",
      intro:
        "The number of cars to which each vehicle is equivalent. Urban roads and the Indo-HCM use other values; the report names those it uses.",
      columns: ["Vehicle", "PCU"],
      rows: [
        ["Motor cycle, scooter", "0.5"],
        ["Cycle", "0.5"],
        ["Car, pick-up van, auto-rickshaw", "1"],
        ["Agricultural tractor, LCV", "1.5"],
        ["Cycle rickshaw", "2"],
        ["Truck or bus", "3"],
        ["Hand cart", "3"],
        ["Horse-drawn vehicle", "4"],
        ["Truck-trailer, tractor-trailer", "4.5"],
        ["Bullock cart, small", "6"],
        ["Bullock cart", "8"],
      ],
      from: { standard: ["IRC:64-1990"] },
    },
    {
      kind: "points",
      heading: "What you receive",
      points: [
        "Average daily traffic, annual average daily traffic, hourly variation",
        "Peak hour, peak hour factor, directional split",
        "Composition by class, in vehicles and passenger car units",
        "Turning movements, where counted",
        "The recording, if your work order asks for it",
      ],
    },
    {
      kind: "text",
      heading: "Privacy",
      paragraphs: [
        "Roadside video shows number plates, which are personal data. We use it only for counting and for checking the count.",
        surveyPrivacy,
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [
      {
        sample: { kind: "in-place", amount: { words: "cameras are set up at the count stations" } },
      },
    ],
    packing: ["Poles, masts or structures to which we may fix cameras, and power where available"],
    sharedPapers: "survey",
    times: [
      {
        standard: `A census runs for ${censusDays}; counting from the video follows`,
        source: ["IRC:9-1972"],
      },
    ],
    agreement: dateInWorkOrder,
  },
  unconfirmed: [
    {
      statement: "trained enumerators",
      question: "Who counts from the recording, and which hours do you count twice?",
    },
    {
      statement: "number plates",
      question: "Who sees the recordings, and after how many days do you delete them?",
    },
  ],
} as const satisfies Service;
