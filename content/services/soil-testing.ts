import { dateAtContractReview, opinions, reportedApart, sealing } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

/** The laboratory's own booking limits, not requirements of a standard. */
const sandReplacementMinimum = 6;
const coreCutterMinimum = 10;
const sptDepth = "10 m";

const soil = <Amount extends string>(amount: Amount) =>
  ({ kind: "soil-bag", amount: { typical: amount } }) as const;
const compaction = soil("20–25 kg");
const cbrSample = soil("50 kg bag");
const inBorehole = { kind: "in-place", amount: { words: "tested in the borehole" } } as const;
const cbrTime = "4 days' soaking, after compaction";
const consolidationTime = "about a week";

/** Illustrative values, not measured. */
export const soilTesting = {
  slug: "soil-testing",
  name: "Soil Testing & Geotechnical Investigation",
  subject: "soil testing",
  category: "ground-and-structures",
  inTestingScope: true,
  card: "CBR, compaction, Atterberg limits, shear, SPT on site",
  description: `Atterberg limits, compaction, shear, triaxial, consolidation, CBR, in-situ density and SPT at site up to ${sptDepth}.`,
  lead: "Classification, strength and settlement in the laboratory; penetration, density and sampling on site.",
  keyFigures: [
    { value: sptDepth, label: "SPT at site, up to", from: "stated" },
    {
      value: `${sandReplacementMinimum} samples`,
      label: "Sand replacement, at least",
      from: "stated",
    },
    {
      value: `${coreCutterMinimum} samples`,
      label: "Core cutter, at least",
      from: "stated",
    },
  ],
  sections: [
    {
      kind: "tests",
      heading: "Tests and standards",
      methodColumns: "is-astm",
      sample: soil("1 kg"),
      groups: [
        {
          heading: "Classification and index",
          rows: {
            "moisture-content": {
              name: "Moisture content",
              methods: ["IS 2720 (Part 2)", "ASTM D2216"],
              methodsNeeded: "oneOf",
              sample: "sealed-soil",
              duration: { typical: "24 h in the oven" },
            },
            "specific-gravity-fine-grained-soil": {
              name: "Specific gravity, fine-grained soil",
              methods: ["IS 2720 (Part 3/Sec 1)", "ASTM D854"],
              methodsNeeded: "oneOf",
              sample: soil("0.5 kg"),
            },
            "specific-gravity-coarse-grained-soil": {
              name: "Specific gravity, fine to coarse-grained soil",
              methods: ["IS 2720 (Part 3/Sec 2)", "ASTM D854"],
              methodsNeeded: "oneOf",
            },
            "particle-size": {
              name: "Particle size, sieve and hydrometer",
              methods: ["IS 2720 (Part 4)", "ASTM D6913/D6913M", "ASTM D7928"],
              sample: "soil-bag",
            },
            "liquid-and-plastic-limit": {
              name: "Atterberg limits: liquid limit, plastic limit, plasticity index",
              methods: ["IS 2720 (Part 5)", "ASTM D4318"],
              methodsNeeded: "oneOf",
              sample: soil("soil that gives 1 kg passing 425 µm"),
            },
            "shrinkage-limit": {
              name: "Atterberg limits: shrinkage limit and factors",
              methods: ["IS 2720 (Part 6)", "ASTM D4943"],
              methodsNeeded: "oneOf",
            },
            "linear-shrinkage": { name: "Linear shrinkage", methods: ["IS 2720 (Part 20)"] },
            "free-swell-index": {
              name: "Free swell index (swelling index)",
              methods: ["IS 2720 (Part 40)"],
              sample: soil("soil that gives 0.1 kg passing 425 µm"),
            },
            "swelling-pressure": {
              name: "Swelling pressure",
              methods: ["IS 2720 (Part 41)", "ASTM D4546"],
              methodsNeeded: "oneOf",
            },
            "soil-classification": {
              name: "Soil classification",
              methods: ["IS 1498", "ASTM D2487", "ASTM D2488"],
              sample: "soil-bag",
            },
          },
        },
        {
          heading: "Compaction and bearing ratio",
          sample: compaction,
          rows: {
            "compaction-light": {
              name: "Compaction, light",
              note: "IS: 2.6 kg rammer, 310 mm drop",
              methods: ["IS 2720 (Part 7)", "ASTM D698"],
              methodsNeeded: "oneOf",
            },
            "compaction-heavy": {
              name: "Compaction, heavy",
              note: "IS: 4.9 kg rammer, 450 mm drop",
              methods: ["IS 2720 (Part 8)", "ASTM D1557"],
              methodsNeeded: "oneOf",
            },
            "density-index": {
              name: "Density index (relative density)",
              methods: ["IS 2720 (Part 14)", "ASTM D4253", "ASTM D4254"],
            },
            cbr: {
              name: "CBR, soaked and unsoaked",
              methods: ["IS 2720 (Part 16)", "ASTM D1883"],
              methodsNeeded: "oneOf",
              sample: cbrSample,
              duration: { standard: cbrTime, source: ["IS 2720 (Part 16)"] },
            },
            "field-cbr": {
              name: "Field CBR",
              methods: ["IS 2720 (Part 31)"],
              place: "site",
              sample: "in-place",
            },
          },
        },
        {
          heading: "Strength, compressibility, permeability",
          sample: "undisturbed-tube",
          rows: {
            "unconfined-compressive-strength": {
              name: "Unconfined compressive strength",
              methods: ["IS 2720 (Part 10)", "ASTM D2166/D2166M"],
              methodsNeeded: "oneOf",
            },
            "triaxial-unconsolidated-undrained": {
              name: "Triaxial, unconsolidated undrained",
              methods: ["IS 2720 (Part 11)", "ASTM D2850"],
              methodsNeeded: "oneOf",
            },
            "triaxial-consolidated-undrained": {
              name: "Triaxial, consolidated undrained with pore pressure",
              methods: ["IS 2720 (Part 12)", "ASTM D4767"],
              methodsNeeded: "oneOf",
            },
            "direct-shear": {
              name: "Direct shear",
              methods: ["IS 2720 (Part 13)", "ASTM D3080/D3080M"],
              methodsNeeded: "oneOf",
              sample: {
                kind: "undisturbed-tube",
                amount: { typical: "undisturbed or remoulded, 3 specimens" },
              },
            },
            "direct-shear-300-mm-box": {
              name: "Direct shear, soil with gravel, 300 mm box",
              methods: ["IS 2720 (Part 39/Sec 1)"],
              sample: {
                kind: "agreed",
                amount: { words: "by particle size; ask us how much" },
              },
            },
            "laboratory-vane-shear": {
              name: "Laboratory vane shear",
              methods: ["IS 2720 (Part 30)", "ASTM D4648/D4648M"],
              methodsNeeded: "oneOf",
            },
            consolidation: {
              name: "Consolidation",
              methods: ["IS 2720 (Part 15)", "ASTM D2435/D2435M"],
              methodsNeeded: "oneOf",
              duration: { typical: consolidationTime },
            },
            permeability: {
              name: "Permeability",
              methods: ["IS 2720 (Part 17)", "IS 2720 (Part 36)", "ASTM D2434"],
            },
          },
        },
        {
          heading: "Chemistry",
          sample: soil("0.5 kg"),
          rows: {
            ph: {
              name: "pH",
              methods: ["IS 2720 (Part 26)", "ASTM D4972"],
              methodsNeeded: "oneOf",
            },
            "organic-matter": {
              name: "Organic matter",
              methods: ["IS 2720 (Part 22)", "ASTM D2974"],
              methodsNeeded: "oneOf",
            },
            "total-soluble-sulphates": {
              name: "Total soluble sulphates",
              methods: ["IS 2720 (Part 27)"],
            },
          },
        },
        {
          heading: "Bentonite",
          specifications: ["IS 6186", "IS 2911 (Part 1/Sec 2)", "IS 12584", "API 13A"],
          sample: "bentonite",
          rows: {
            "bentonite-slurry": {
              name: "Bentonite: liquid limit, swelling, density, Marsh viscosity, pH, sand content",
              methods: ["IS 6186", "IS 2720 (Part 5)"],
              methodsNeeded: "all",
            },
          },
        },
        {
          heading: "On site",
          sample: "in-place",
          rows: {
            "in-situ-density-sand-replacement": {
              name: "In-situ density, sand replacement",
              note: `minimum ${sandReplacementMinimum} samples`,
              methods: ["IS 2720 (Part 28)", "ASTM D1556/D1556M"],
              methodsNeeded: "oneOf",
              place: "site",
            },
            "in-situ-density-core-cutter": {
              name: "In-situ density, core cutter",
              note: `fine-grained soil; minimum ${coreCutterMinimum} samples`,
              methods: ["IS 2720 (Part 29)", "ASTM D2937"],
              methodsNeeded: "oneOf",
              place: "site",
            },
            "standard-penetration-test": {
              name: `Standard penetration test (SPT), up to ${sptDepth}`,
              methods: ["IS 2131", "ASTM D1586/D1586M"],
              methodsNeeded: "oneOf",
              place: "site",
              sample: inBorehole,
            },
            "plate-load-test": { name: "Plate load test", methods: ["IS 1888"], place: "site" },
            "dynamic-and-static-cone": {
              name: "Dynamic and static cone",
              methods: ["IS 4968 (Part 1)", "IS 4968 (Part 2)", "IS 4968 (Part 3)"],
              place: "site",
            },
            "undisturbed-sampling": {
              name: "Undisturbed sampling, thin-walled tube",
              methods: ["IS 2132", "ASTM D1587/D1587M"],
              methodsNeeded: "oneOf",
              place: "site",
              sample: { kind: "in-place", amount: { words: "taken from the borehole" } },
              notATest: "sampling",
            },
          },
        },
      ],
      notes: ["Dry samples are prepared to IS 2720 (Part 1).", reportedApart],
    },
    {
      kind: "tests",
      heading: "Rock, subgrade and more",
      sample: "agreed",
      groups: [
        {
          heading: "Rock",
          sample: "rock-core",
          rows: {
            "rock-unconfined-compressive-strength": {
              name: "Unconfined compressive strength of core",
              methods: ["IS 9143", "IS 9179"],
              methodsNeeded: "all",
              confirm: true,
            },
            "rock-point-load-strength-index": {
              name: "Point load strength index",
              methods: ["IS 8764"],
              confirm: true,
            },
            "rock-slake-durability-index": {
              name: "Slake durability index",
              methods: ["IS 10050"],
              confirm: true,
            },
            "rock-quality-designation": {
              name: "Core recovery and rock quality designation (RQD)",
              methods: ["IS 11315 (Part 11)"],
              confirm: true,
            },
          },
        },
        {
          heading: "Subgrade and embankment soil",
          specifications: ["MoRTH Section 300"],
          sample: cbrSample,
          rows: {
            "subgrade-and-embankment": {
              name: "Grading, limits, free swell, heavy compaction and soaked CBR",
              methods: [
                "IS 2720 (Part 4)",
                "IS 2720 (Part 5)",
                "IS 2720 (Part 40)",
                "IS 2720 (Part 8)",
                "IS 2720 (Part 16)",
              ],
              methodsNeeded: "all",
              duration: { standard: cbrTime, source: ["IS 2720 (Part 16)"] },
              confirm: true,
            },
          },
        },
        {
          heading: "Field tests and chemistry",
          rows: {
            "modulus-of-subgrade-reaction": {
              name: "Modulus of subgrade reaction (K-value)",
              methods: ["IS 9214"],
              place: "site",
              sample: "in-place",
              confirm: true,
            },
            "field-permeability": {
              name: "Field permeability, in overburden and bedrock",
              methods: ["IS 5529 (Part 1)", "IS 5529 (Part 2)"],
              place: "site",
              sample: inBorehole,
              confirm: true,
            },
            "water-soluble-chloride": {
              name: "Water-soluble chloride",
              methods: ["BS 1377-3"],
              sample: soil("0.5 kg"),
              confirm: true,
            },
          },
        },
      ],
      notes: [
        "On request also: compaction by constant mass, IS 2720 (Part 9); field density by ring and water replacement or rubber balloon, IS 2720 (Part 33) and IS 2720 (Part 34); samples of sand or by piston sampler, IS 8763 and IS 10108; deposits of gravel and boulders, IS 10042.",
      ],
    },
    {
      kind: "figure",
      figure: {
        drawing: "compaction-curve",
        title: "Compaction curve, with MDD and OMC",
        caption:
          "Dry density against water content. The peak gives the maximum dry density (MDD) and the optimum moisture content (OMC).",
        alternative:
          "Dry density rises with water content to a peak and falls beyond it. The peak is marked: its height is the MDD, its position on the moisture axis the OMC.",
        from: "illustrative",
      },
    },
    {
      kind: "points",
      heading: "Geotechnical investigation",
      intro: "Planned to IS 1892. The report contains:",
      points: [
        "Bore logs, SPT profile and ground-water level",
        "Laboratory results",
        "Safe bearing capacity, IS 6403",
        "Settlement, IS 8009 (Part 1)",
        opinions("Foundation recommendations"),
      ],
    },
    {
      kind: "values",
      heading: "Bentonite for bored piles",
      columns: ["Property", "Value"],
      rows: [
        ["Liquid limit", "≥ 400 %"],
        ["Marsh cone", "30–60 s, up to 90 s in special cases"],
        ["pH", "9–11.5"],
        ["Density of fresh suspension", "about 1.03–1.10 g/ml"],
      ],
      from: { standard: ["IS 2911 (Part 1/Sec 2)"] },
    },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { of: "CBR", sample: cbrSample },
      { of: "Compaction", sample: compaction },
      {
        of: "Classification suite",
        sample: {
          kind: ["soil-bag", "sealed-soil"],
          amount: { typical: "5 kg, and 0.5–1 kg sealed for moisture content" },
        },
      },
      { of: "Strength and consolidation", sample: "undisturbed-tube" },
      { sample: "bentonite" },
    ],
    packing: ["For site work: access, permission, and water for boring", sealing],
    papers: ["Borehole or pit number and depth of each sample"],
    sharedPapers: "sample",
    times: [
      { standard: `Soaked CBR: ${cbrTime}`, source: ["IS 2720 (Part 16)"] },
      { typical: `Consolidation: ${consolidationTime}` },
      { typical: "Moisture content: 24 h in the oven" },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: `minimum ${sandReplacementMinimum} samples`,
      question:
        "Is the minimum of 6 or 10 for a visit of yours, or for a result? Does it hold for each layer?",
    },
    {
      statement: "Consolidation",
      question:
        "Which year does the title page of IS 2720 (Part 15) print? The publisher's list says 1965 beside First Revision.",
    },
    {
      statement: "IS 2720 (Part 9)",
      question:
        "Do you offer compaction by constant mass, in-situ density by ring and water or rubber balloon, and undisturbed samples of sand or with a piston sampler?",
    },
  ],
} as const satisfies Service;
