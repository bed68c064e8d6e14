import {
  dateAtContractReview,
  qualityRecords,
  reportedApart,
  sealing,
} from "../copy/tables/booking.ts";
import type { Service, TestRows } from "./shape.ts";

const soundnessSample = { kind: "aggregate", amount: { typical: "20 kg" } } as const;
const chlorideSample = { kind: "aggregate", amount: { typical: "2 kg" } } as const;
const absorptionTime = "24 h in water";
const soundnessTime = "5 cycles, about a week";
const mortarBarTime = "16 days";

const aggregateTests = {
  "sieve-analysis": {
    name: "Sieve analysis",
    note: "grading and fineness modulus",
    methods: ["IS 2386 (Part 1)", "IS 1607", "ASTM C136/C136M"],
    specifications: ["IS 383:2016", "ASTM C33/C33M"],
    requirement: "fine aggregate: zone I, II, III or IV",
  },
  "specific-gravity": {
    name: "Specific gravity",
    methods: ["IS 2386 (Part 3)", "ASTM C127", "ASTM C128"],
    duration: { standard: absorptionTime, source: ["IS 2386 (Part 3)"] },
  },
  "bulk-density-and-voids": {
    name: "Bulk density and voids",
    methods: ["IS 2386 (Part 3)", "ASTM C29/C29M"],
    methodsNeeded: "oneOf",
  },
  "moisture-content": {
    name: "Moisture content",
    methods: ["IS 2386 (Part 3)", "ASTM C566"],
    methodsNeeded: "oneOf",
  },
  "water-absorption": {
    name: "Water absorption",
    methods: ["IS 2386 (Part 3)", "ASTM C127", "ASTM C128"],
    specifications: ["MoRTH Section 500"],
    requirement: "≤ 2 %",
    duration: { standard: absorptionTime, source: ["IS 2386 (Part 3)"] },
  },
  "aggregate-impact-value": {
    name: "Aggregate impact value",
    note: "wet, for soft aggregate: IS 5640",
    methods: ["IS 2386 (Part 4)", "IS 5640"],
    specifications: ["IS 383:2016"],
    requirement: "≤ 30 % wearing surfaces; ≤ 45 % other concrete; M65 and higher: ≤ 22 %",
  },
  "aggregate-crushing-value": {
    name: "Aggregate crushing value",
    methods: ["IS 2386 (Part 4)"],
    specifications: ["IS 383:2016"],
    requirement:
      "≤ 30 % wearing surfaces; other concrete above 30 %: ten per cent fines ≥ 50 kN; M65 and higher: ≤ 22 %",
  },
  "los-angeles-abrasion": {
    name: "Los Angeles abrasion",
    methods: ["IS 2386 (Part 4)", "ASTM C131/C131M", "ASTM C535"],
    specifications: ["IS 383:2016"],
    requirement: "≤ 30 % wearing surfaces; ≤ 50 % other concrete",
  },
  "flakiness-index": {
    name: "Flakiness index",
    note: "ASTM defines flat particles differently",
    methods: ["IS 2386 (Part 1)", "ASTM D4791"],
    methodsNeeded: "oneOf",
    specifications: ["IS 383:2016"],
    requirement: "flakiness and elongation combined ≤ 40 %",
  },
  "elongation-index": {
    name: "Elongation index",
    note: "on the particles that are not flaky",
    methods: ["IS 2386 (Part 1)", "ASTM D4791"],
    methodsNeeded: "oneOf",
    specifications: ["IS 383:2016"],
    requirement: "counted with flakiness: combined ≤ 40 %",
  },
  soundness: {
    name: "Soundness, 5 cycles",
    methods: ["IS 2386 (Part 5)", "ASTM C88/C88M"],
    methodsNeeded: "oneOf",
    specifications: ["IS 383:2016"],
    requirement:
      "guide values where frost is expected: coarse ≤ 12 % Na₂SO₄ or 18 % MgSO₄; fine ≤ 10 % or 15 %",
    sample: soundnessSample,
    duration: { typical: soundnessTime },
  },
  "stripping-value": {
    name: "Stripping value",
    methods: ["IS 6241", "ASTM D3625/D3625M"],
    methodsNeeded: "oneOf",
    specifications: ["MoRTH Section 500"],
    requirement: "retained coating ≥ 95 %",
  },
  "chloride-content": {
    name: "Chloride content",
    note: "no part of IS 2386 covers it; IS 14959 (Part 1) and IS 14959 (Part 2) are for mortar and concrete",
    methods: ["BS EN 1744-1", "ASTM C1524"],
    methodsNeeded: "oneOf",
    sample: chlorideSample,
  },
  "deleterious-material": {
    name: "Deleterious material",
    note: "clay lumps, finer than 75 µm, lightweight pieces, organic impurities",
    methods: [
      "IS 2386 (Part 1)",
      "IS 2386 (Part 2)",
      "ASTM C142/C142M",
      "ASTM C117",
      "ASTM C123/C123M",
      "ASTM C40/C40M",
    ],
    specifications: ["IS 383:2016"],
    requirement: "limits of Table 2",
  },
  "alkali-reactivity": {
    name: "Alkali reactivity",
    note: "concrete prisms (ASTM C1293) take a year or two",
    methods: ["IS 2386 (Part 7)", "ASTM C1260", "ASTM C1293"],
    methodsNeeded: "oneOf",
    specifications: ["IS 383:2016"],
    duration: {
      standard: `${mortarBarTime} by mortar bar (ASTM C1260)`,
      source: ["ASTM C1260"],
    },
  },
  shrinkage: {
    name: "Shrinkage",
    note: "drying shrinkage of concrete or mortar made with the aggregate",
    methods: ["IS 516 (Part 6)", "ASTM C157/C157M"],
    methodsNeeded: "oneOf",
  },
} as const satisfies TestRows;

const sieves = ["150 µm", "300 µm", "600 µm", "1.18 mm", "2.36 mm", "4.75 mm", "10 mm"] as const;

/** IS 383:2016, per cent passing, finest sieve first. */
const zones = [
  { label: "Zone I", lower: [0, 5, 15, 30, 60, 90, 100], upper: [10, 20, 34, 70, 95, 100, 100] },
  { label: "Zone II", lower: [0, 8, 35, 55, 75, 90, 100], upper: [10, 30, 59, 90, 100, 100, 100] },
  {
    label: "Zone III",
    lower: [0, 12, 60, 75, 85, 90, 100],
    upper: [10, 40, 79, 100, 100, 100, 100],
  },
  {
    label: "Zone IV",
    lower: [0, 15, 80, 90, 95, 95, 100],
    upper: [15, 50, 100, 100, 100, 100, 100],
  },
] as const;

const limits = (lower: number, upper: number) =>
  lower === upper ? `${upper}` : `${lower}–${upper}`;

export const coarseAndFineAggregate = {
  slug: "coarse-and-fine-aggregate",
  name: "Coarse & Fine Aggregate",
  subject: "aggregates",
  category: "materials",
  inTestingScope: true,
  card: "Stone and sand: sieve analysis, impact, crushing, abrasion",
  description:
    "Sixteen tests on coarse and fine aggregate, from sieve analysis to alkali reactivity, to IS and ASTM methods.",
  whereToFind: {
    here: "stone and sand for concrete and roads",
    elsewhere: [
      { what: "GSB, WMM, bituminous mixes and concrete", slug: "building-material" },
      { what: "cement", slug: "road-material-testing" },
    ],
  },
  lead: "Stone and sand for concrete and roads, tested for size, shape, strength and cleanness.",
  keyFigures: [
    {
      value: `${Object.keys(aggregateTests).length} tests`,
      label: "Stone and sand",
      from: "stated",
    },
    { value: "IS and ASTM", label: "Methods side by side", from: "words" },
    { value: "IS 383:2016", label: "Product specification", from: { standard: ["IS 383:2016"] } },
  ],
  sections: [
    {
      kind: "tests",
      heading: "Tests and standards",
      intro: "Indian and ASTM methods side by side; where a row has none, there is no equivalent.",
      methodColumns: "is-astm",
      numbered: true,
      sample: "aggregate",
      groups: [{ rows: aggregateTests }],
      notes: ["Sampling is to IS 2430 or ASTM D75/D75M, reduction to ASTM C702."],
    },
    {
      kind: "tests",
      heading: "More tests on aggregate",
      sample: "agreed",
      groups: [
        {
          rows: {
            "sand-equivalent": {
              name: "Sand equivalent",
              methods: ["IS 2720 (Part 37)", "ASTM D2419"],
              methodsNeeded: "oneOf",
              specifications: ["MoRTH Section 500"],
              confirm: true,
            },
            "polished-stone-value": {
              name: "Polished stone value",
              methods: ["BS EN 1097-8"],
              specifications: ["MoRTH Section 500"],
              confirm: true,
            },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Grading zones in figures",
      intro: "Per cent passing.",
      columns: ["IS sieve", ...zones.map(({ label }) => label)],
      rows: sieves
        .map((sieve, at) => [
          sieve,
          ...zones.map(({ lower, upper }) => limits(lower[at] ?? 0, upper[at] ?? 0)),
        ])
        .toReversed(),
      from: { standard: ["IS 383:2016"] },
      notes: [
        "Sand up to 5 % outside on one sieve, and 10 % in all, still counts as of the zone, but not on 600 µm, beyond the coarse limit of zone I or beyond the fine limit of zone IV (clause 6.3).",
        "For crushed sand, the limit on the 150 µm sieve rises to 20 %.",
      ],
    },
    {
      kind: "capabilities",
      heading: "Capabilities",
      closedOnPhones: true,
      intro: "What these tests need:",
      items: [
        { title: "Grading", text: "Sieve shaker and calibrated sieves, wet and dry." },
        { title: "Strength", text: "Impact and crushing apparatus, compression testing machine." },
        { title: "Wear", text: "Los Angeles machine." },
        { title: "Density and water", text: "Pycnometers, balances, ovens, water bath." },
        { title: "Soundness", text: "Sodium and magnesium sulphate baths." },
        { title: "Length change", text: "Length comparator for mortar bars and prisms." },
      ],
    },
    {
      kind: "points",
      heading: "Quality assurance",
      closedOnPhones: true,
      intro: qualityRecords,
      points: [
        "Sieves, balances, ovens and machines calibrated, with intermediate checks",
        "Samples reduced by riffling or quartering; the untested part retained as agreed",
        "Duplicate tests and retests of retained samples",
        "Proficiency testing and interlaboratory comparisons",
      ],
    },
    { kind: "text", heading: "What an accredited result means", paragraphs: [reportedApart] },
    {
      kind: "group-services",
      heading: "Services",
      intro: "Construction material services:",
    },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { sample: "aggregate" },
      { of: "For soundness", sample: soundnessSample },
      { of: "For chloride", sample: chlorideSample },
    ],
    packing: [sealing],
    sharedPapers: "sample",
    times: [
      { standard: `Water absorption: ${absorptionTime}`, source: ["IS 2386 (Part 3)"] },
      { typical: `Soundness: ${soundnessTime}` },
      { standard: `Alkali reactivity by mortar bar: ${mortarBarTime}`, source: ["ASTM C1260"] },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    { statement: "Los Angeles machine", question: "Do you have a Los Angeles abrasion machine?" },
    {
      statement: "Length comparator",
      question: "Do you run mortar bar and shrinkage tests yourselves?",
    },
    {
      statement: "Proficiency testing",
      question: "In which proficiency testing schemes do you take part?",
    },
  ],
} as const satisfies Service;
