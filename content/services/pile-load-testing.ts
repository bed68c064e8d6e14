import { dateAtContractReview, opinions } from "../copy/tables/booking.ts";
import type { Service, TestRows } from "./shape.ts";

const inPlace = { kind: "in-place", amount: { words: "tested on the pile" } } as const;
const holdHours = "24 h";
const hold = `${holdHours} at the vertical test load`;
const concreteAge = "typically 28 days";
const increment = "about 20 % of the safe load";
const sensitivity = "0.01 mm";

/** Acceptance of a routine vertical test on piles of up to 600 mm, and the loads of both tests. */
const settlementLimit = 12;
const routineFactor = 1.5;
const initialFactor = 2.5;

const testTypes = {
  "static-vertical-compression": {
    name: "Static vertical compression",
    note: "measures load against settlement",
    methods: ["IS 2911 (Part 4):2013", "ASTM D1143/D1143M"],
    methodsNeeded: "oneOf",
    duration: { standard: hold, source: ["IS 2911 (Part 4):2013"] },
  },
  "pull-out": {
    name: "Pull-out (uplift)",
    note: "measures uplift movement",
    methods: ["IS 2911 (Part 4):2013", "ASTM D3689/D3689M"],
    methodsNeeded: "oneOf",
  },
  "lateral-load": {
    name: "Lateral load",
    note: "measures deflection at cut-off level",
    methods: ["IS 2911 (Part 4):2013", "ASTM D3966/D3966M"],
    methodsNeeded: "oneOf",
  },
  "high-strain-dynamic": {
    name: "High-strain dynamic",
    note: "measures mobilised capacity, stresses and hammer energy",
    methods: ["ASTM D4945"],
    specifications: ["IRC:78"],
  },
} as const satisfies TestRows;

const steps = [
  {
    title: "Scope, pile data and reaction design",
    text: "Kentledge, anchor piles or rock anchors, with a reaction at least 25 % above the greatest jacking load.",
  },
  {
    title: "Pile head and set-up",
    text: `Head trimmed to sound concrete, bearing plate level, jack concentric. Concrete at design strength, ${concreteAge} old.`,
  },
  {
    title: "Instruments and datum",
    text: `Calibrated jack with pressure gauge or load cell; displacement gauges of ${sensitivity} on independent datum bars. In the dynamic test, sensors fixed to the pile.`,
  },
  {
    title: "Loading, holding and unloading",
    text: `Maintained load in increments of ${increment}, ${hold}, rebound recorded.`,
  },
  {
    title: "Analysis and report",
    text: "Load–settlement and time–settlement curves, net settlement and safe load.",
  },
] as const;

export const pileLoadTesting = {
  slug: "pile-load-testing",
  name: "Pile Load Testing",
  subject: "pile load testing",
  category: "ground-and-structures",
  inTestingScope: true,
  card: "Pile load tests: vertical, pull-out, lateral, high-strain",
  description:
    "Vertical, pull-out, lateral and high-strain dynamic load tests on piles, with load–settlement curves and the report.",
  lead: "Three static load tests, judged by the criteria of IS 2911 (Part 4), and a dynamic one. You get raw readings, curves and safe load.",
  keyFigures: [
    { value: `${Object.keys(testTypes).length} types`, label: "Load tests", from: "stated" },
    {
      value: sensitivity,
      label: "Sensitivity of gauges",
      from: { standard: ["IS 2911 (Part 4):2013"] },
    },
    {
      value: holdHours,
      label: "Hold at the vertical test load",
      from: { standard: ["IS 2911 (Part 4):2013"] },
    },
  ],
  sections: [
    {
      kind: "tests",
      heading: "Four types of test",
      sample: inPlace,
      place: "site",
      groups: [{ rows: testTypes }],
      notes: [
        "Initial and routine tests differ in purpose, not type: an initial test loads a separate pile beyond its working load; a routine test loads a working pile.",
      ],
    },
    {
      kind: "tests",
      heading: "Other tests on piles",
      sample: inPlace,
      place: "site",
      groups: [
        {
          rows: {
            "cyclic-vertical-load": {
              name: "Cyclic vertical load",
              note: "separates skin friction from end bearing",
              methods: ["IS 2911 (Part 4):2013"],
              confirm: true,
            },
            "low-strain-integrity": {
              name: "Low strain integrity",
              note: "checks continuity of the pile; not a load test",
              methods: ["IS 14893", "ASTM D5882"],
              methodsNeeded: "oneOf",
              confirm: true,
            },
          },
        },
      ],
    },
    { kind: "steps", heading: "Five steps", steps },
    {
      kind: "figure",
      figure: {
        drawing: "load-settlement-curve",
        title: "Load–settlement curve of a routine test",
        caption: `Settlement at the test load, ${routineFactor} times the working load, is compared with ${settlementLimit} mm for piles of up to 600 mm diameter.`,
        alternative: `Settlement grows with load, faster towards the test load at ${routineFactor} times the working load, where the drawn curve stays above the acceptance line at ${settlementLimit} mm; on unloading part of it is recovered.`,
        from: "illustrative",
      },
    },
    {
      kind: "values",
      heading: "Key parameters",
      columns: ["Parameter", "Value"],
      rows: [
        [
          "Test load, initial vertical test",
          `${initialFactor} × estimated safe load, or until failure`,
        ],
        ["Test load, routine vertical test", `${routineFactor} × working load`],
        ["Increment", increment],
        [
          "Hold at each stage",
          "until movement is ≤ 0.1 mm in 30 min or 0.2 mm in 1 h, 2 h at most",
        ],
        ["Hold at the test load, vertical test", holdHours],
        ["Sensitivity of gauges", sensitivity],
        [
          "Initial vertical, safe load: the least of",
          `two thirds of the load at ${settlementLimit} mm total settlement (piles above 600 mm: 18 mm or 2 % of diameter, whichever is less); half of the load at a settlement of 10 % of diameter (7.5 % of bulb diameter if under-reamed)`,
        ],
        [
          "Routine vertical, settlement at the test load",
          `≤ ${settlementLimit} mm up to 600 mm diameter; ≤ 18 mm or 2 % of diameter, whichever is less, above`,
        ],
        [
          "Lateral, safe load: the least of",
          `half of the load at ${settlementLimit} mm; load at 5 mm, both at cut-off level`,
        ],
        [
          "Pull-out, safe load: the least of",
          `two thirds of the load at ${settlementLimit} mm; half of the load at a clear break of the curve`,
        ],
        ["Number of routine tests", "½ % of working piles; may be raised to 2 %"],
      ],
      from: { standard: ["IS 2911 (Part 4):2013"] },
    },
    {
      kind: "points",
      heading: "What you receive",
      points: [
        "Raw readings of load, movement and time",
        "Load–settlement and time–settlement curves",
        "Net settlement",
        opinions("Safe load by each criterion"),
        "Calibration certificates of jack, gauge and load cell",
        "Photographs of set-up and test",
        "The report",
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [{ sample: { kind: "in-place", amount: { words: "we test on the pile" } } }],
    packing: [
      "Access for crane and trucks, and a working platform around the pile",
      "Reaction system: kentledge, anchor piles or rock anchors, agreed beforehand",
      "Water and power on site",
    ],
    papers: [
      "Pile number, diameter, length, date of casting, concrete grade, working load and type of test",
      "Borehole log nearest to the pile",
    ],
    sharedPapers: "site",
    times: [
      { typical: `Pile concrete at design strength, ${concreteAge} after casting` },
      {
        standard: `Stages held as the method requires, and ${hold}`,
        source: ["IS 2911 (Part 4):2013"],
      },
    ],
    agreement: dateAtContractReview,
  },
} as const satisfies Service;
