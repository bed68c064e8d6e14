import type { Change } from "./project-copy.ts";

/** A sixteenth service, of something that is not tested today, so that queries that found nothing find it. */
export const timberTesting: Change = {
  name: "a sixteenth service",
  files: {
    "content/services/timber-testing.ts": `import { dateInWorkOrder } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

export const timberTesting = {
  slug: "timber-testing",
  name: "Timber Testing",
  subject: "timber tests",
  category: "materials",
  inTestingScope: true,
  card: "Moisture content and density of sawn timber",
  description: "Sawn timber: moisture content and density of timber to IS 1708, with the pieces that each test needs.",
  lead: "We test sawn timber for moisture content and density.",
  keyFigures: [
    { value: "IS 1708", label: "Methods of testing timber", from: "words" },
    { value: "Sawn pieces", label: "What we test", from: "words" },
    { value: "Oven-dry", label: "Basis of the moisture content", from: "words" },
  ],
  sections: [
    {
      kind: "tests",
      heading: "Tests of timber",
      sample: "timber-piece",
      groups: [{ rows: {
        "timber-moisture-content": { name: "Moisture content of timber", methods: ["IS 1708"] },
        "timber-density": { name: "Density of timber", methods: ["IS 1708"] },
      } }],
    },
  ],
  bring: {
    place: "laboratory",
    samples: [{ sample: "timber-piece" }],
    packing: ["Dry, wrapped and named"],
    times: [{ typical: "Oven-drying, about two days" }],
    agreement: dateInWorkOrder,
  },
} as const satisfies Service;
`,
  },
  edits: [
    [
      "content/samples.ts",
      /(?<=export const samples = \{\n)/,
      '  "timber-piece": { name: "Timber", amount: { typical: "3 pieces of 60 mm" } },\n',
    ],
    [
      "content/standards/indian-standards.ts",
      /\n(?=  "IS 17)/,
      '\n  "IS 1708": "Testing of small clear specimens of timber",\n',
    ],
    [
      "content/services/index.ts",
      /(?=import type \{ Service)/,
      'import { timberTesting } from "./timber-testing.ts";\n',
    ],
    ["content/services/index.ts", /\n\];/, "\n  timberTesting,\n];"],
    [
      "content/pictures.ts",
      /\n(?= *"service-soil-testing": \{)/,
      '\n  "service-timber-testing": { use: "service", alt: "Illustration: sawn pieces of timber", placeholder: true },\n',
    ],
  ],
};
