import { dateAtContractReview, reportedApart, sealing } from "../copy/tables/booking.ts";
import { concreteSampling, is456 } from "../sampling.ts";
import type { Service } from "./shape.ts";

const cbrSoaking = "4 days' soaking, after compaction";
const absorption = "24 h in water";
const cubeAges = "7 and 28 days";

export const buildingMaterial = {
  slug: "building-material",
  name: "Building Material",
  subject: "building materials",
  category: "materials",
  inTestingScope: true,
  card: "Concrete, bitumen and mixes, GSB, WMM: strength, mix design",
  description:
    "Bitumen, bituminous mixes, granular sub-base, wet mix macadam and concrete: binder content, penetration, mix design, strength.",
  whereToFind: {
    here: "bitumen, bituminous mixes, GSB, WMM and concrete",
    elsewhere: [
      { what: "cement", slug: "road-material-testing" },
      { what: "sand and stone", slug: "coarse-and-fine-aggregate" },
      { what: "reinforcement bars", slug: "metal-alloys-testing" },
    ],
  },
  lead: "Bitumen, bituminous mixes, granular layers and concrete, tested from the drum of binder to the compacted course.",
  keyFigures: [
    {
      value: "IS 73:2013",
      label: "Bitumen, graded by viscosity",
      from: { standard: ["IS 73:2013"] },
    },
    { value: "DBM and BC", label: "Mix design to the job mix formula", from: "words" },
    {
      value: "GSB and WMM",
      label: "Granular layers, in the laboratory and on site",
      from: "words",
    },
  ],
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Bitumen content of a mix: centrifuge extraction or ignition oven, then grading of the recovered aggregate",
        "Penetration test and the other tests that determine the viscosity grade",
        "Bitumen mix design: Marshall specimens, stability, flow, voids and the job mix formula",
        "GSB and WMM: grading, plasticity, compaction, soaked CBR, particle strength and shape, field density",
      ],
    },
    {
      kind: "tests",
      heading: "Bitumen content and binder tests",
      sample: "bitumen",
      groups: [
        {
          heading: "Bitumen content of a mix",
          sample: "loose-mix",
          rows: {
            "bitumen-content-centrifuge-extraction": {
              name: "Bitumen content, centrifuge extraction",
              methods: ["IS 19008", "ASTM D2172/D2172M", "IRC:SP:11"],
              methodsNeeded: "oneOf",
              specifications: ["MoRTH Section 500", "IRC:111"],
              requirement: "job mix formula and its tolerance",
            },
            "bitumen-content-ignition-oven": {
              name: "Bitumen content, ignition oven",
              methods: ["IS 19008", "ASTM D6307"],
              methodsNeeded: "oneOf",
              specifications: ["MoRTH Section 500", "IRC:111"],
              requirement: "job mix formula and its tolerance",
            },
            "grading-of-extracted-aggregate": {
              name: "Grading of extracted aggregate",
              methods: ["ASTM D5444", "IS 2386 (Part 1)"],
              methodsNeeded: "oneOf",
              specifications: ["MoRTH Section 500"],
              sample: {
                kind: "loose-mix",
                amount: { words: "aggregate recovered from the extraction" },
              },
            },
          },
        },
        {
          heading: "Paving bitumen",
          rows: {
            "penetration-test": {
              name: "Penetration test, 25 °C, 100 g, 5 s",
              note: "reported in units of 0.1 mm",
              methods: ["IS 1203", "ASTM D5/D5M"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            "softening-point": {
              name: "Softening point, ring and ball",
              methods: ["IS 1205", "ASTM D36/D36M"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            "absolute-viscosity": {
              name: "Absolute viscosity, 60 °C",
              methods: ["IS 1206 (Part 2)", "ASTM D2171"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "range by grade",
            },
            "kinematic-viscosity": {
              name: "Kinematic viscosity, 135 °C",
              methods: ["IS 1206 (Part 3)", "ASTM D2170"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            ductility: {
              name: "Ductility, 25 °C, on RTFOT residue",
              methods: ["IS 1208 (Part 1)", "ASTM D113"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            "flash-and-fire-point": {
              name: "Flash and fire point",
              note: "Cleveland open cup by IS 1448 (Part 69) or ASTM D92",
              methods: ["IS 1448 (Part 69)", "IS 1209", "ASTM D92"],
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            "solubility-in-trichloroethylene": {
              name: "Solubility in trichloroethylene",
              methods: ["IS 1216", "ASTM D2042"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "minimum by grade",
            },
            "specific-gravity-of-bitumen": {
              name: "Specific gravity of bitumen",
              methods: ["IS 1202", "ASTM D70"],
              methodsNeeded: "oneOf",
            },
            "rolling-thin-film-oven-test": {
              name: "Rolling thin film oven test (RTFOT)",
              methods: ["IS 15799", "ASTM D2872"],
              methodsNeeded: "oneOf",
              specifications: ["IS 73:2013"],
              requirement: "viscosity ratio and ductility of the residue",
            },
            "loss-on-heating": {
              name: "Loss on heating; thin film oven test",
              methods: ["IS 1212", "IS 9382", "ASTM D1754"],
            },
            "elastic-recovery-and-separation": {
              name: "Elastic recovery and separation, modified bitumen",
              methods: ["IS 1208 (Part 2)", "IS 15462"],
              methodsNeeded: "all",
              specifications: ["IS 15462"],
            },
            "cationic-bitumen-emulsion": {
              name: "Cationic bitumen emulsion",
              note: "breaking by IS 15173",
              methods: ["IS 8887", "IS 15173"],
              methodsNeeded: "all",
              specifications: ["IS 8887"],
              sample: "emulsion",
            },
            "stripping-value": {
              name: "Stripping value: coating and adhesion on aggregate",
              methods: ["IS 6241"],
              specifications: ["MoRTH Section 500"],
              sample: {
                kind: ["bitumen", "aggregate"],
                amount: { typical: "1–2 kg of bitumen with the aggregate to be coated" },
              },
            },
          },
        },
      ],
      notes: ["Bitumen is sampled to IS 1201."],
    },
    {
      kind: "values",
      heading: "Viscosity grades of bitumen",
      intro:
        "Paving bitumen is graded by its viscosity at 60 °C. Penetration is a minimum, not a range.",
      columns: ["Property", "VG-10", "VG-20", "VG-30", "VG-40"],
      rows: [
        ["Penetration, 25 °C, 0.1 mm, min", "80", "60", "45", "35"],
        ["Absolute viscosity, 60 °C, poise", "800–1200", "1600–2400", "2400–3600", "3200–4800"],
        ["Kinematic viscosity, 135 °C, cSt, min", "250", "300", "350", "400"],
        ["Flash point, °C, min", "220", "220", "220", "220"],
        ["Softening point, °C, min", "40", "45", "47", "50"],
        ["Solubility, %, min", "99.0", "99.0", "99.0", "99.0"],
        ["Viscosity ratio at 60 °C after RTFOT, max", "4.0", "4.0", "4.0", "4.0"],
        ["Ductility, 25 °C, after RTFOT, cm, min", "75", "50", "40", "25"],
      ],
      from: { standard: ["IS 73:2013"] },
    },
    {
      kind: "tests",
      heading: "Bitumen mix design",
      intro:
        "Marshall design of dense bituminous macadam (DBM) and bituminous concrete (BC). DBM grading 1 (37.5 mm) needs larger specimens and has its own limits. You receive a job mix formula: aggregate blend, optimum binder content, densities, voids, stability and flow, and mixing and laying temperatures.",
      sample: "bituminous-mix-materials",
      groups: [
        {
          rows: {
            "marshall-specimens": {
              name: "Mix design on Marshall specimens: job mix formula",
              methods: ["IS 17127", "ASTM D6926"],
              methodsNeeded: "oneOf",
              specifications: ["IRC:111", "Asphalt Institute MS-2"],
              requirement: "75 blows on each face",
            },
            "marshall-stability-and-flow": {
              name: "Marshall stability and flow, 60 °C",
              methods: ["IS 17127", "ASTM D6927", "AASHTO T 245"],
              methodsNeeded: "oneOf",
              specifications: ["IRC:111", "MoRTH Section 500"],
              requirement: "stability at least 9.0 kN with viscosity-grade bitumen; flow 2–4 mm",
            },
            "bulk-specific-gravity": {
              name: "Bulk specific gravity of compacted mix",
              methods: ["IS 19232", "IS 17127", "ASTM D2726/D2726M"],
            },
            "maximum-specific-gravity": {
              name: "Theoretical maximum specific gravity (Gmm)",
              methods: ["IS 19232", "ASTM D2041/D2041M"],
              methodsNeeded: "oneOf",
            },
            "moisture-susceptibility": {
              name: "Moisture susceptibility, tensile strength ratio",
              methods: ["IS 17116", "AASHTO T 283"],
              methodsNeeded: "oneOf",
              specifications: ["IRC:111"],
              requirement: "at least 80 %",
            },
            "field-cores": {
              name: "Field cores: density and thickness",
              methods: ["IS 19232", "ASTM D2726/D2726M", "ASTM D3549/D3549M"],
              specifications: ["MoRTH Section 500"],
              sample: { kind: "core", amount: { words: "cores cut from the course" } },
            },
          },
        },
      ],
    },
    {
      kind: "sets",
      heading: "GSB and WMM as sets",
      sets: {
        "gsb-to-morth": {
          name: "Granular sub-base (GSB) to MoRTH",
          note: "grading, limits, compaction, soaked CBR, impact value and absorption; field density is tested on site, ten per cent fines where the contract asks for it",
          tests: [
            "gsb-grading",
            "gsb-liquid-limit-and-plasticity-index",
            "gsb-compaction",
            "gsb-soaked-cbr",
            "gsb-impact-value",
            "gsb-water-absorption",
          ],
          definedBy: { standard: ["MoRTH Section 400"], clause: "clause 401" },
          sample: "granular",
        },
        "wmm-to-morth": {
          name: "Wet mix macadam (WMM) to MoRTH",
          note: "grading, impact or abrasion, shape, plasticity, absorption and compaction; field density is tested on site",
          tests: [
            "wmm-grading",
            "wmm-impact-value-or-abrasion",
            "wmm-flakiness-and-elongation",
            "wmm-plasticity-index",
            "wmm-water-absorption",
            "wmm-compaction",
          ],
          definedBy: { standard: ["MoRTH Section 400", "IRC:109"], clause: "clause 406" },
          sample: "granular",
        },
      },
    },
    {
      kind: "tests",
      heading: "GSB and WMM",
      intro:
        "Granular sub-base (clause 401, gradings I to VI) and wet mix macadam (clause 406) of the MoRTH Specifications, Fifth Revision, 2013.",
      sample: "granular",
      groups: [
        {
          heading: "Granular sub-base (GSB)",
          specifications: ["MoRTH Section 400"],
          rows: {
            "gsb-grading": {
              name: "Grading, wet sieve",
              methods: ["IS 2386 (Part 1)", "IS 2720 (Part 4)"],
              requirement: "Table 400-1, by grading",
            },
            "gsb-liquid-limit-and-plasticity-index": {
              name: "Liquid limit and plasticity index",
              methods: ["IS 2720 (Part 5)"],
              requirement: "liquid limit ≤ 25; plasticity index ≤ 6",
            },
            "gsb-compaction": {
              name: "Maximum dry density and optimum moisture",
              methods: ["IS 2720 (Part 8)"],
            },
            "gsb-soaked-cbr": {
              name: "CBR at 98 % dry density, soaked",
              methods: ["IS 2720 (Part 16)"],
              requirement: "≥ 30 % unless the contract states otherwise",
              duration: { standard: cbrSoaking, source: ["IS 2720 (Part 16)"] },
              sample: { kind: "granular", amount: { typical: "50 kg bag" } },
            },
            "gsb-ten-per-cent-fines-value": {
              name: "Ten per cent fines value",
              methods: ["BS 812-111"],
              requirement: "≥ 50 kN soaked, where the contract asks for it",
            },
            "gsb-water-absorption": {
              name: "Water absorption",
              methods: ["IS 2386 (Part 3)"],
              requirement: "above 2 %: impact value wet (clause 401.2.2)",
              duration: { standard: absorption, source: ["IS 2386 (Part 3)"] },
            },
            "gsb-impact-value": {
              name: "Impact value",
              note: "wet (IS 5640) above 2 % absorption, and for soft aggregate: kankar, brick ballast, laterite",
              methods: ["IS 2386 (Part 4)", "IS 5640"],
              requirement: "Table 400-2",
            },
            "gsb-field-density": {
              name: "Field density, sand replacement",
              methods: ["IS 2720 (Part 28)"],
              requirement: "≥ 98 % of maximum dry density",
              place: "site",
              sample: "in-place",
            },
          },
        },
        {
          heading: "Wet mix macadam (WMM)",
          specifications: ["MoRTH Section 400", "IRC:109"],
          rows: {
            "wmm-grading": {
              name: "Grading",
              methods: ["IS 2386 (Part 1)"],
              requirement: "grading of clause 406",
            },
            "wmm-impact-value-or-abrasion": {
              name: "Impact value or Los Angeles abrasion",
              methods: ["IS 2386 (Part 4)"],
              requirement: "impact ≤ 30 % or abrasion ≤ 40 %",
            },
            "wmm-flakiness-and-elongation": {
              name: "Flakiness and elongation, combined",
              methods: ["IS 2386 (Part 1)"],
              requirement: "≤ 35 %",
            },
            "wmm-plasticity-index": {
              name: "Plasticity index of material passing 425 µm",
              methods: ["IS 2720 (Part 5)"],
              requirement: "≤ 6",
            },
            "wmm-water-absorption": {
              name: "Water absorption",
              methods: ["IS 2386 (Part 3)"],
              duration: { standard: absorption, source: ["IS 2386 (Part 3)"] },
            },
            "wmm-compaction": {
              name: "Maximum dry density and optimum moisture",
              note: "material above 22.4 mm replaced by 4.75–22.4 mm",
              methods: ["IS 2720 (Part 8)"],
            },
            "wmm-field-density": {
              name: "Field density, sand replacement",
              methods: ["IS 2720 (Part 28)"],
              requirement: "≥ 98 % of maximum dry density",
              place: "site",
              sample: "in-place",
            },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Requirements for dense mixes",
      intro:
        "DBM grading 2 and BC, with viscosity-grade bitumen; modified bitumen has its own limits.",
      columns: ["Parameter", "Requirement"],
      rows: [
        ["Marshall quotient", "2–5 kN/mm"],
        ["Air voids", "3–5 %"],
        ["Voids filled with bitumen (VFB)", "65–75 %"],
        ["Voids in mineral aggregate (VMA)", "minimum by nominal size and design air voids"],
      ],
      from: { standard: ["IRC:111", "MoRTH Section 500"], clause: "MoRTH Table 500-11" },
    },
    {
      kind: "values",
      heading: "Grading of wet mix macadam",
      columns: ["IS sieve", "% passing"],
      rows: [
        ["53 mm", "100"],
        ["45 mm", "95–100"],
        ["22.4 mm", "60–80"],
        ["11.2 mm", "40–60"],
        ["4.75 mm", "25–40"],
        ["2.36 mm", "15–30"],
        ["600 µm", "8–22"],
        ["75 µm", "0–5"],
      ],
      from: { standard: ["MoRTH Section 400"], clause: "clause 406" },
    },
    {
      kind: "tests",
      heading: "Concrete",
      sample: "cube",
      groups: [
        {
          rows: {
            "compressive-strength-of-cubes": {
              name: "Compressive strength of cubes",
              methods: ["IS 516 (Part 1/Sec 1):2021"],
              specifications: ["IS 456:2000"],
              duration: { typical: `${cubeAges} from casting` },
            },
            slump: {
              name: "Slump",
              methods: ["IS 1199 (Part 2)"],
              place: "site",
              sample: {
                kind: "in-place",
                amount: { words: "tested fresh, where it is placed" },
              },
            },
            "cores-from-structures": {
              name: "Cores from structures",
              note: `never fewer than three (IS 456:2000, 17.4, ${is456.text})`,
              methods: ["IS 516 (Part 4)"],
              specifications: ["IS 456:2000"],
              sample: "core",
            },
            "ultrasonic-pulse-velocity": {
              name: "Ultrasonic pulse velocity",
              methods: ["IS 516 (Part 5/Sec 1)"],
              place: "site",
              sample: "in-place",
            },
            "rebound-hammer": {
              name: "Rebound hammer",
              methods: ["IS 516 (Part 5/Sec 4)"],
              place: "site",
              sample: "in-place",
            },
            "mix-design-of-concrete": {
              name: "Mix design of concrete",
              methods: ["IS 10262:2019"],
              specifications: ["IS 456:2000"],
              duration: {
                standard: "28 days for trial mixes",
                source: ["IS 10262:2019"],
              },
              sample: "concrete-materials",
            },
          },
        },
      ],
      notes: [
        "Fresh concrete is sampled to IS 1199 (Part 1); cubes and beams are made and cured to IS 1199 (Part 5).",
      ],
    },
    concreteSampling.table,
    {
      kind: "sets",
      heading: "If the strength is low",
      intro: `Cubes came out low? Rebound hammer and pulse velocity show where, cores decide. By IS 456:2000 (${is456.text}) cores may be cut, a load test made, or both (17.3). It takes at least three cores: their average, as equivalent cube strength, at least 85 % of the cube strength of the grade at that age, and none below 75 % (17.4). Other tests may replace or accompany cores, by criteria agreed beforehand (17.8); rebound alone decides nothing. Load tests of structures are not in our list. Tell us whether the cores are already cut.`,
      sets: {
        "concrete-in-a-structure": {
          confirm: true,
          name: "Concrete in a structure",
          tests: ["rebound-hammer", "ultrasonic-pulse-velocity", "cores-from-structures"],
          sample: { kind: "core", amount: { words: "cores, if already cut" } },
        },
      },
    },
    {
      kind: "tests",
      heading: "More tests: concrete, binder, stone",
      sample: "agreed",
      groups: [
        {
          heading: "Concrete and its materials",
          rows: {
            "flexural-strength-of-concrete": {
              name: "Flexural strength, for pavement concrete",
              methods: ["IS 516 (Part 1/Sec 1):2021"],
              specifications: ["MoRTH Section 600", "IRC:15"],
              sample: "beam",
              duration: { typical: "28 days from casting" },
              confirm: true,
            },
            "water-permeability-of-concrete": {
              name: "Water permeability, depth of penetration under pressure",
              note: "coefficient of permeability: IS 3085",
              methods: ["IS 516 (Part 2/Sec 1)", "BS EN 12390-8", "IS 3085"],
              confirm: true,
            },
            "rapid-chloride-penetration": {
              name: "Rapid chloride penetration (RCPT)",
              methods: ["ASTM C1202"],
              duration: {
                standard: "6 h under voltage, after conditioning",
                source: ["ASTM C1202"],
              },
              confirm: true,
            },
            "concrete-admixtures": {
              name: "Admixtures",
              note: "chloride by IS 6925",
              methods: ["IS 9103", "IS 6925"],
              methodsNeeded: "all",
              specifications: ["IS 9103"],
              confirm: true,
            },
            "fly-ash": {
              name: "Fly ash for cement and concrete",
              note: "sampled to IS 6491",
              methods: ["IS 1727"],
              specifications: ["IS 3812 (Part 1)"],
              confirm: true,
            },
          },
        },
        {
          heading: "Binder",
          rows: {
            "rubber-modified-bitumen": {
              name: "Rubber modified bitumen",
              methods: ["IS 17079"],
              specifications: ["IS 17079"],
              sample: "bitumen",
              confirm: true,
            },
            "rotational-viscosity": {
              name: "Rotational viscosity of binder",
              methods: ["IS 17335"],
              sample: "bitumen",
              confirm: true,
            },
            "recovery-of-binder": {
              name: "Recovery of binder from a mix, rotary evaporator",
              methods: ["IS 18130"],
              sample: "loose-mix",
              confirm: true,
            },
          },
        },
        {
          heading: "Water bound macadam (WBM)",
          specifications: ["MoRTH Section 400", "IRC:19"],
          sample: "granular",
          rows: {
            "wbm-grading-and-shape": {
              name: "Grading, flakiness and elongation of coarse aggregate",
              methods: ["IS 2386 (Part 1)"],
              confirm: true,
            },
            "wbm-impact-value-or-abrasion": {
              name: "Impact value or Los Angeles abrasion",
              methods: ["IS 2386 (Part 4)"],
              confirm: true,
            },
            "wbm-plasticity-of-binding-material": {
              name: "Plasticity index of binding material",
              methods: ["IS 2720 (Part 5)"],
              confirm: true,
            },
          },
        },
      ],
    },
    {
      kind: "text",
      heading: "What an accredited result means",
      paragraphs: [reportedApart],
    },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { sample: "bitumen" },
      { sample: "loose-mix" },
      { of: "Mix design", sample: "bituminous-mix-materials" },
      { of: "GSB or WMM", sample: "granular" },
      { of: "Concrete", sample: "cube" },
    ],
    packing: [sealing],
    sharedPapers: "sample",
    times: [
      { standard: `Soaked CBR: ${cbrSoaking}`, source: ["IS 2720 (Part 16)"] },
      { standard: `Water absorption: ${absorption}`, source: ["IS 2386 (Part 3)"] },
      { typical: `Concrete cubes: ${cubeAges} from casting` },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: "Tell us whether the cores are already cut",
      question:
        "Do you cut cores from structures and pavements, of which diameters, or does the client bring them?",
    },
    {
      statement: "Load tests of structures are not in our list",
      question: "Do you carry out load tests of structures?",
    },
    {
      statement: "Table 400-2",
      question:
        "Which maximum of the impact value does Table 400-2 of your MoRTH Specifications print for GSB? We have seen 40 %.",
    },
    {
      statement: "IRC:SP:11",
      question:
        "Do you still work by IRC:SP:11, or by the newer quality manual of IRC (SP:112 of 2017)?",
    },
    {
      statement: "IS 19008",
      question:
        "Do you test bituminous mixes by the Indian methods of 2019 to 2025 (IS 19008, IS 17127, IS 17116, IS 19232, IS 15799, IS 1208 (Part 2))?",
    },
  ],
} as const satisfies Service;
