import { dateAtContractReview, reportedApart, sealing } from "../copy/tables/booking.ts";
import { samples } from "../samples.ts";
import type { Service } from "./shape.ts";

const boiling = "30 min in boiling water";
const byStandard = "by the standard";

/** IS 1786:2008 as amended: minimum values in N/mm² and %, ladle chemistry in % maximum. */
const grades = [
  {
    name: "Fe 415",
    yield: 415,
    ratio: "1.10",
    tensile: 485,
    elongation: 14.5,
    atMaximumForce: "–",
  },
  { name: "Fe 415D", yield: 415, ratio: "1.12", tensile: 500, elongation: 18, atMaximumForce: "5" },
  { name: "Fe 500", yield: 500, ratio: "1.08", tensile: 545, elongation: 12, atMaximumForce: "–" },
  { name: "Fe 500D", yield: 500, ratio: "1.10", tensile: 565, elongation: 16, atMaximumForce: "5" },
  { name: "Fe 550", yield: 550, ratio: "1.06", tensile: 585, elongation: 10, atMaximumForce: "–" },
  {
    name: "Fe 550D",
    yield: 550,
    ratio: "1.08",
    tensile: 600,
    elongation: 14.5,
    atMaximumForce: "5",
  },
  { name: "Fe 600", yield: 600, ratio: "1.06", tensile: 660, elongation: 10, atMaximumForce: "–" },
] as const;

export const metalAlloysTesting = {
  slug: "metal-alloys-testing",
  name: "Metal & Alloys Testing",
  subject: "metal testing",
  category: "materials",
  inTestingScope: true,
  card: "TMT bars and structural steel: tensile, bend, chemistry",
  description:
    "Tensile, bend, rebend, mass per metre and chemical composition of tor and TMT reinforcement bars and structural steel.",
  lead: "Tor and TMT reinforcement bars and structural steel, tested for strength, ductility and chemistry.",
  keyFigures: [
    {
      value: "Fe 415–Fe 600",
      label: "Bar grades in the tables",
      from: { standard: ["IS 1786:2008"] },
    },
    { value: "8–40 mm", label: "Bar sizes in the tables", from: { standard: ["IS 1786:2008"] } },
    {
      value: "IS 1786:2008",
      label: "Bar specification, as amended",
      from: { standard: ["IS 1786:2008"] },
    },
  ],
  sections: [
    {
      kind: "text",
      heading: "Tor steel reinforcement bars",
      paragraphs: [
        "Tor steel is the old name for cold-twisted bars; today's bars are thermo-mechanically treated (TMT). Both are high-strength deformed bars for concrete, tested grade by grade against IS 1786:2008. Mild steel bar is a different product, covered by IS 432 (Part 1).",
      ],
    },
    {
      kind: "sets",
      heading: "Tested as a set",
      intro: `Bring ${samples.bar.amount.typical}: IS 1786 asks for at least 2 of each size below 100 t and 3 from 100 t, cut at random (11.1). The purchaser or his representative selects them; none is detached without him (9.1.1). If one fails, two more of the lot must both comply (9.5). All clauses: IS 1786:2008, base text.`,
      sets: {
        "bar-to-is-1786": {
          name: "Reinforcement bar to IS 1786",
          tests: [
            "mass-per-metre-and-dimensions",
            "tensile-test",
            "total-elongation-at-maximum-force",
            "bend-test",
            "rebend-test",
            "rib-geometry",
            "spark-emission",
          ],
          definedBy: { standard: ["IS 1786:2008"] },
          sample: {
            kind: ["bar", "steel-piece"],
            amount: {
              typical: `${samples.bar.amount.typical}, and one of about 100 mm for chemistry`,
            },
          },
        },
      },
    },
    {
      kind: "tests",
      heading: "Physical tests",
      sample: "bar",
      groups: [
        {
          heading: "Reinforcement bars, tor and TMT",
          specifications: ["IS 1786:2008"],
          rows: {
            "mass-per-metre-and-dimensions": {
              name: "Mass per metre and dimensions",
              methods: ["IS 1786:2008"],
              requirement: "tolerance by size",
            },
            "tensile-test": {
              name: "Yield or 0.2 % proof stress, tensile strength, elongation",
              note: "gauge length 5.65√A",
              methods: ["IS 1608 (Part 1)", "ISO 6892-1", "ISO 15630-1", "ASTM A370"],
              methodsNeeded: "oneOf",
              requirement: "minimum by grade",
            },
            "total-elongation-at-maximum-force": {
              name: "Total elongation at maximum force",
              note: "D and S grades",
              methods: ["IS 1608 (Part 1)"],
              requirement: "minimum by grade",
            },
            "bend-test": {
              name: "Bend test, 180°",
              methods: ["IS 1599", "ISO 7438"],
              methodsNeeded: "oneOf",
              requirement: "no rupture or cracks; mandrel by grade and size",
            },
            "rebend-test": {
              name: "Rebend test",
              note: "135°, then aged, then bent back to 157.5°",
              methods: ["IS 1786:2008"],
              requirement: "no rupture or cracks",
              duration: { standard: boiling, source: ["IS 1786:2008"] },
            },
            "rib-geometry": { name: "Rib geometry, projected rib area", methods: ["IS 1786:2008"] },
          },
        },
        {
          heading: "Other bars and couplers",
          rows: {
            "mild-steel-bars": {
              name: "Mild steel bars: tension and bend",
              note: "edition of 1982 or of 2026, as your contract says",
              methods: ["IS 1608 (Part 1)", "IS 1599"],
              methodsNeeded: "all",
              specifications: ["IS 432 (Part 1)"],
            },
            "bars-to-other-specifications": {
              name: "Bars to other specifications",
              methods: ["ASTM A370", "ISO 15630-1"],
              methodsNeeded: "oneOf",
              specifications: ["ASTM A615/A615M", "BS 4449"],
            },
            "reinforcement-couplers": {
              name: "Reinforcement couplers",
              methods: ["IS 16172"],
              specifications: ["IS 16172"],
              sample: {
                kind: "agreed",
                amount: { words: "assembled couplers with their bars; ask us how many" },
              },
            },
          },
        },
        {
          heading: "Structural steel and hardness",
          sample: { kind: "agreed", amount: { words: "ask us for the size of the piece" } },
          rows: {
            "structural-steel": {
              name: "Tension and bend",
              methods: ["IS 1608 (Part 1)", "IS 1599"],
              methodsNeeded: "all",
              specifications: ["IS 2062 (Part 1)", "IS 2062 (Part 2)"],
            },
            "charpy-impact": {
              name: "Charpy impact",
              methods: ["IS 1757 (Part 1)"],
              specifications: ["IS 2062 (Part 1)", "IS 2062 (Part 2)"],
            },
            "brinell-hardness": { name: "Brinell hardness", methods: ["IS 1500 (Part 1)"] },
            "rockwell-hardness": { name: "Rockwell hardness", methods: ["IS 1586 (Part 1)"] },
            "vickers-hardness": { name: "Vickers hardness", methods: ["IS 1501 (Part 1)"] },
          },
        },
      ],
      notes: [
        "Bars are sampled to IS 10790 (Part 2); test pieces of other steel are located and prepared to IS 3711.",
      ],
    },
    {
      kind: "values",
      heading: "Mechanical properties by grade",
      columns: [
        "Grade",
        "Yield, N/mm², min",
        "Tensile / yield, min",
        "Tensile strength, N/mm², min",
        "Elongation, %, min",
        "At maximum force, %, min",
      ],
      rows: grades.map((grade) => [
        grade.name,
        `${grade.yield}`,
        grade.ratio,
        `${grade.tensile}`,
        grade.elongation.toFixed(1),
        grade.atMaximumForce,
      ]),
      from: { standard: ["IS 1786:2008"] },
      notes: [
        "Fe 415S and Fe 500S, added by amendment: yield 415 (max 540) and 500 (max 625) N/mm², tensile to yield ratio at least 1.25, elongation 20.0 and 18.0 %, at maximum force 10 and 8 %.",
      ],
    },
    {
      kind: "tests",
      heading: "Chemical tests",
      sample: "steel-piece",
      groups: [
        {
          rows: {
            "spark-emission": {
              name: "Carbon, manganese, silicon, sulphur, phosphorus and carbon equivalent, spark emission",
              methods: ["IS 8811", "ASTM E415"],
              methodsNeeded: "oneOf",
              specifications: ["IS 1786:2008"],
              requirement: "maximum by grade",
            },
            "wet-chemical-analysis": {
              name: "Chemical analysis: carbon, phosphorus, sulphur",
              note: "wet; carbon and sulphur also by infrared, IS 228 (Part 20)",
              methods: [
                "IS 228 (Part 1)",
                "IS 228 (Part 3)",
                "IS 228 (Part 9)",
                "IS 228 (Part 20)",
              ],
              specifications: ["IS 1786:2008", "IS 2062 (Part 1)"],
            },
          },
        },
      ],
      notes: [
        "Carbon equivalent: CE = C + Mn/6 + (Cr + Mo + V)/5 + (Ni + Cu)/15.",
        "Pieces for chemistry are taken to IS/ISO 14284. Stainless steel: IS 9879, on request.",
      ],
    },
    {
      kind: "values",
      heading: "Chemical composition by grade",
      intro: "Ladle analysis, per cent, maximum.",
      columns: ["Grade", "C", "S", "P", "S + P"],
      rows: [
        ["Fe 415", "0.30", "0.060", "0.060", "0.110"],
        ["Fe 415D", "0.25", "0.045", "0.045", "0.085"],
        ["Fe 500", "0.30", "0.055", "0.055", "0.105"],
        ["Fe 500D", "0.25", "0.040", "0.040", "0.075"],
        ["Fe 550", "0.30", "0.055", "0.050", "0.100"],
        ["Fe 550D", "0.25", "0.040", "0.040", "0.075"],
      ],
      from: { standard: ["IS 1786:2008"] },
      notes: [
        "Analysis of a bar brought to the laboratory is product analysis, for which IS 1786:2008 permits variations above these ladle limits; the report states which limits were applied.",
        "Fe 600: limits of IS 1786:2008 as amended.",
      ],
    },
    {
      kind: "values",
      heading: "Nominal mass of bars",
      columns: ["Nominal size, mm", "kg/m", "Batch tolerance"],
      rows: [
        ["8", "0.395", "±7 %"],
        ["10", "0.617", "±7 %"],
        ["12", "0.888", "±5 %"],
        ["16", "1.58", "±5 %"],
        ["20", "2.47", "±3 %"],
        ["25", "3.85", "±3 %"],
        ["28", "4.83", "±3 %"],
        ["32", "6.31", "±3 %"],
        ["36", "7.99", "±3 %"],
        ["40", "9.86", "±3 %"],
      ],
      from: { standard: ["IS 1786:2008"] },
      notes: [
        "Individual samples have tolerances of their own; a single sample taken from a batch is not an individual sample (IS 1786:2008, base text, Table 2).",
      ],
    },
    {
      kind: "values",
      heading: "Mandrels for bend and rebend",
      intro: "In bar diameters (d).",
      columns: [
        "Grade",
        "Bend, up to 20 mm",
        "Bend, above 20 mm",
        "Rebend, up to 10 mm",
        "Rebend, above 10 mm",
      ],
      rows: [
        ["Fe 415", "3d", "4d", "5d", "7d"],
        ["Fe 415D", "2d", "3d", "4d", "6d"],
        ["Fe 500", "4d", "5d", "5d", "7d"],
        ["Fe 500D", "3d", "4d", "4d", "6d"],
        ["Fe 550", "5d", "6d", byStandard, byStandard],
        ["Fe 550D", "4d", "5d", byStandard, byStandard],
        ["Fe 600", "5d", "6d", byStandard, byStandard],
      ],
      from: { standard: ["IS 1786:2008"] },
    },
    {
      kind: "tests",
      heading: "Strand, fasteners, zinc coating and hollow sections",
      sample: "agreed",
      groups: [
        {
          rows: {
            "prestressing-strand": {
              name: "Prestressing strand: tension",
              methods: ["IS 14268", "ISO 15630-3"],
              methodsNeeded: "oneOf",
              specifications: ["IS 14268"],
              confirm: true,
            },
            bolts: {
              name: "Bolts, screws, studs and nuts: mechanical properties",
              methods: ["IS 1367 (Part 3)", "IS 1367 (Part 6)", "ISO 898-1"],
              specifications: ["IS 1367 (Part 3)", "IS 1367 (Part 6)"],
              confirm: true,
            },
            "mass-of-zinc-coating": {
              name: "Zinc coating, mass",
              methods: ["IS 6745"],
              specifications: ["IS 2629 (Part 1)"],
              confirm: true,
            },
            "uniformity-of-zinc-coating": {
              name: "Zinc coating, uniformity",
              methods: ["IS 2633"],
              specifications: ["IS 2629 (Part 1)"],
              confirm: true,
            },
            "steel-tubes": {
              name: "Steel tubes and pipes: tension, flattening and bend",
              methods: ["IS 1608 (Part 1)", "IS 2328", "IS 2329"],
              methodsNeeded: "all",
              specifications: ["IS 1239 (Part 1)", "IS 1161"],
              confirm: true,
            },
            "hollow-sections": {
              name: "Hollow sections: tension",
              methods: ["IS 1608 (Part 1)"],
              specifications: ["IS 4923"],
              confirm: true,
            },
            "izod-impact": { name: "Izod impact", methods: ["IS 1598"], confirm: true },
          },
        },
      ],
      notes: [
        "Strand is sampled to IS 10790 (Part 1), tubes and pipes to IS 4711.",
        "Zinc coatings of fasteners: IS 1367 (Part 13). IS 4759 is withdrawn; a contract that names it should name its limits too.",
      ],
    },
    { kind: "text", heading: "What an accredited result means", paragraphs: [reportedApart] },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { of: "Bars, physical tests", sample: "bar" },
      { of: "Bars, chemistry", sample: "steel-piece" },
    ],
    packing: [sealing],
    papers: ["Grade of the bar, for example Fe 500D"],
    sharedPapers: "sample",
    times: [
      {
        words:
          "Tension, bend and spark chemistry: no curing or soaking; we cut the specimens first",
      },
      { standard: `Rebend: ${boiling}`, source: ["IS 1786:2008"] },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: "IS 1786:2008, base text",
      question:
        "Has one of the four amendments of IS 1786:2008 changed clause 9.1.1, 9.5, 11.1 or the footnotes of Table 2, and how?",
    },
    {
      statement: "Fe 600",
      question:
        "Which chemical limits does your copy of IS 1786:2008, with its four amendments, print for Fe 600? Do you also test Fe 650 and Fe 700?",
    },
    {
      statement: "IS 228 (Part 20)",
      question: "Do you have an infrared analyser for carbon and sulphur?",
    },
    {
      statement: "IS 9879",
      question: "Can your spectrometer analyse stainless steel?",
    },
  ],
} as const satisfies Service;
