import { dateAtContractReview, reportedApart, sealing } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

const gradeNames = ["OPC 33", "OPC 43", "OPC 53"] as const;

/** Minimum compressive strength in N/mm² by grade; the tolerance is that of the age. */
const strength = [
  { days: 3, age: "72 ± 1 h", values: [16, 23, 27] },
  { days: 7, age: "168 ± 2 h", values: [22, 33, 37] },
  { days: 28, age: "672 ± 4 h", values: [33, 43, 53] },
] as const;

/** The 28-day maximum of the two lower grades. */
const strengthMaxima = ["48", "58", "–"] as const;

const ages = strength.map(({ days }) => days);
const agesInWords = `${ages.slice(0, -1).join(", ")} and ${ages.at(-1)} days`;
const strengthTime = `${ages.at(-1)} days, with results at ${ages[0]} and ${ages[1]}`;
const soundnessTime = "1–2 days";

export const roadMaterialTesting = {
  slug: "road-material-testing",
  name: "Road Material Testing",
  subject: "road materials",
  category: "materials",
  inTestingScope: true,
  card: "Cement OPC 33, 43, 53: strength, soundness, chemistry",
  description: `Cement (OPC 33, 43 and 53): chemical analysis, physical tests, soundness, and compressive strength at ${agesInWords}.`,
  whereToFind: {
    here: "cement",
    elsewhere: [
      { what: "bitumen, mixes, GSB, WMM and concrete", slug: "building-material" },
      { what: "aggregate", slug: "coarse-and-fine-aggregate" },
      { what: "subgrade and embankment soil", slug: "soil-testing" },
    ],
  },
  lead: "Cement for pavements and structures, tested grade by grade for chemistry, fineness, setting, soundness and strength.",
  keyFigures: [
    { value: "33, 43 and 53", label: "OPC grades", from: "stated" },
    { value: agesInWords, label: "Compressive strength ages", from: "stated" },
    {
      value: "IS 4031 and IS 4032",
      label: "Test methods",
      from: { standard: ["IS 4031 (Part 1)", "IS 4032"] },
    },
  ],
  sections: [
    {
      kind: "text",
      heading: "Cement grades",
      paragraphs: [
        "IS 269:2015 covers ordinary Portland cement of grades 33, 43 and 53, and 43S and 53S. It replaced the two separate standards for grades 43 and 53. The grade is the strength in N/mm² that mortar cubes must reach at 28 days.",
      ],
    },
    {
      kind: "sets",
      heading: "Tested as a set",
      sets: {
        "cement-to-is-269": {
          confirm: true,
          name: "Ordinary Portland cement",
          note: "fineness, soundness, consistency, setting times, strength and chemical analysis; insoluble residue, which IS 269 limits too, is on request",
          tests: [
            "fineness-air-permeability",
            "soundness-le-chatelier",
            "soundness-autoclave",
            "standard-consistency",
            "initial-setting-time",
            "final-setting-time",
            "compressive-strength",
            "lime-saturation-factor",
            "alumina-to-iron-oxide-ratio",
            "magnesia",
            "sulphuric-anhydride",
            "loss-on-ignition",
            "chloride",
          ],
          sample: "cement",
        },
      },
    },
    {
      kind: "tests",
      heading: "Physical tests",
      intro:
        "Sampled to IS 3535. Cement is conditioned and tested at 27 ± 2 °C by the Indian methods, to which the requirements refer; ASTM methods have their own conditions. Requirements are the same for all three grades, but for strength and chemistry.",
      sample: "cement",
      groups: [
        {
          specifications: ["IS 269:2015"],
          rows: {
            "fineness-dry-sieving": {
              name: "Fineness, dry sieving on 90 µm",
              methods: ["IS 4031 (Part 1)"],
            },
            "fineness-air-permeability": {
              name: "Fineness, air permeability (Blaine)",
              methods: ["IS 4031 (Part 2)", "ASTM C204"],
              methodsNeeded: "oneOf",
              requirement: "≥ 225 m²/kg",
            },
            "soundness-le-chatelier": {
              name: "Soundness, Le-Chatelier",
              methods: ["IS 4031 (Part 3)"],
              requirement: "≤ 10 mm",
              duration: { typical: soundnessTime },
            },
            "soundness-autoclave": {
              name: "Soundness, autoclave",
              methods: ["IS 4031 (Part 3)", "ASTM C151/C151M"],
              methodsNeeded: "oneOf",
              requirement: "≤ 0.8 %",
              duration: { typical: soundnessTime },
            },
            "standard-consistency": {
              name: "Standard consistency",
              note: "plunger 5–7 mm from the bottom of the Vicat mould",
              methods: ["IS 4031 (Part 4)"],
              requirement: "reported",
            },
            "initial-setting-time": {
              name: "Initial setting time",
              methods: ["IS 4031 (Part 5)", "ASTM C191"],
              methodsNeeded: "oneOf",
              requirement: "≥ 30 min",
            },
            "final-setting-time": {
              name: "Final setting time",
              methods: ["IS 4031 (Part 5)", "ASTM C191"],
              methodsNeeded: "oneOf",
              requirement: "≤ 600 min",
            },
            "compressive-strength": {
              name: `Compressive strength at ${agesInWords}`,
              note: "1:3 mortar with IS 650 sand, cubes of 70.6 mm",
              methods: ["IS 4031 (Part 6)"],
              requirement: "minimum by grade and age",
              duration: {
                standard: strengthTime,
                source: ["IS 269:2015"],
              },
            },
            density: { name: "Density", methods: ["IS 4031 (Part 11)"], requirement: "reported" },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Compressive strength",
      intro: "N/mm², minimum.",
      columns: ["Age", ...gradeNames],
      rows: [
        ...strength.map(({ days, age, values }) => [
          `${days} days (${age})`,
          ...values.map(String),
        ]),
        [`${ages.at(-1)} days, maximum`, ...strengthMaxima],
      ],
      from: { standard: ["IS 269:2015"] },
    },
    {
      kind: "tests",
      heading: "Chemical analysis",
      requirementColumns: gradeNames,
      sample: "cement",
      groups: [
        {
          specifications: ["IS 269:2015"],
          rows: {
            "lime-saturation-factor": {
              name: "Lime saturation factor",
              methods: ["IS 4032", "ASTM C114"],
              methodsNeeded: "oneOf",
              requirement: ["0.66–1.02", "0.66–1.02", "0.80–1.02"],
            },
            "alumina-to-iron-oxide-ratio": {
              name: "Alumina to iron oxide ratio, min",
              methods: ["IS 4032"],
              requirement: ["0.66", "0.66", "0.66"],
            },
            magnesia: {
              name: "Magnesia (MgO), %, max",
              methods: ["IS 4032"],
              requirement: ["6.0", "6.0", "6.0"],
            },
            "sulphuric-anhydride": {
              name: "Sulphuric anhydride (SO₃), %, max",
              methods: ["IS 4032"],
              requirement: ["3.5", "3.5", "3.5"],
            },
            "loss-on-ignition": {
              name: "Loss on ignition, %, max",
              methods: ["IS 4032"],
              requirement: ["5.0", "5.0", "4.0"],
            },
            chloride: {
              name: "Chloride, %, max",
              note: "0.05 for prestressed work",
              methods: ["IS 4032"],
              requirement: ["0.10", "0.10", "0.10"],
            },
          },
        },
      ],
      notes: [
        "Oxides can also be determined by X-ray fluorescence (IS 12803) or colorimetry (IS 12423), on request.",
      ],
    },
    {
      kind: "tests",
      heading: "Other cements",
      intro:
        "Tested by the physical and chemical methods of ordinary cement unless the row names others, against the cement's own standard.",
      sample: "cement",
      groups: [
        {
          rows: {
            "portland-pozzolana-cement": {
              name: "Portland pozzolana cement, fly ash or calcined clay",
              methods: ["IS 4031 (Part 6)", "IS 4032"],
              methodsNeeded: "all",
              specifications: ["IS 1489 (Part 1)", "IS 1489 (Part 2)"],
              duration: { standard: strengthTime, source: ["IS 1489 (Part 1)"] },
            },
            "portland-slag-cement": {
              name: "Portland slag cement",
              methods: ["IS 4031 (Part 6)", "IS 4032"],
              methodsNeeded: "all",
              specifications: ["IS 455"],
              duration: { standard: strengthTime, source: ["IS 455"] },
            },
            "sulphate-resisting-portland-cement": {
              name: "Sulphate resisting Portland cement",
              methods: ["IS 4031 (Part 6)", "IS 4032"],
              methodsNeeded: "all",
              specifications: ["IS 12330"],
              duration: { standard: strengthTime, source: ["IS 12330"] },
            },
            "portland-cement-to-astm": {
              name: "Portland cement to ASTM: chemistry",
              methods: ["ASTM C114"],
              specifications: ["ASTM C150/C150M"],
            },
            "compressive-strength-to-astm": {
              name: "Portland cement to ASTM: compressive strength",
              note: "50 mm cubes of 1:2.75 mortar at 23 °C; not comparable with IS 4031 (Part 6)",
              methods: ["ASTM C109/C109M"],
              specifications: ["ASTM C150/C150M"],
            },
          },
        },
      ],
    },
    {
      kind: "tests",
      heading: "More chemical tests of cement",
      sample: "cement",
      groups: [
        {
          specifications: ["IS 269:2015"],
          rows: {
            "insoluble-residue": {
              name: "Insoluble residue",
              methods: ["IS 4032"],
              confirm: true,
            },
            alkalis: {
              name: "Alkalis, as sodium and potassium oxide",
              methods: ["IS 4032"],
              confirm: true,
            },
          },
        },
      ],
    },
    { kind: "text", heading: "What an accredited result means", paragraphs: [reportedApart] },
  ],
  bring: {
    place: "laboratory",
    samples: [{ sample: "cement" }],
    packing: [sealing],
    papers: ["Grade and type, for example OPC 43; week and year of manufacture from the bag"],
    sharedPapers: "sample",
    times: [
      {
        standard: `Strength: ${ages.at(-1)} days, with interim results at ${ages[0]} and ${ages[1]} days`,
        source: ["IS 269:2015"],
      },
      { typical: `Soundness: ${soundnessTime}` },
    ],
    agreement: dateAtContractReview,
  },
  references: ["IS 650"],
  unconfirmed: [
    {
      statement: "X-ray fluorescence",
      question: "Do you analyse cement by X-ray fluorescence or by colorimetry?",
    },
  ],
} as const satisfies Service;
