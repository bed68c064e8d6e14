import { dateAtContractReview, reportedApart, sealing } from "../copy/tables/booking.ts";
import type { Service, TestRows } from "./shape.ts";

const brickEdition = "edition of 1992";
const bricksOfSuite = {
  kind: "brick",
  amount: {
    standard: "20 bricks for dimensions, and 5 for each other test",
    source: ["IS 1077", "IS 3495 (Part 1):2019"],
  },
} as const;
/** The set leaves warpage out. */
const bricksForAll = {
  kind: "brick",
  amount: {
    standard: `${bricksOfSuite.amount.standard}, 10 for warpage`,
    source: [...bricksOfSuite.amount.source, "IS 3495 (Part 4):2019"],
  },
} as const;
const marblePieces = { kind: "stone", amount: { typical: "3 pieces" } } as const;
const bricksForDimensions = {
  kind: "brick",
  amount: { standard: "20 bricks", source: ["IS 1077"], clause: brickEdition },
} as const;
const brickAbsorption = "24 h in water";
const brickAbsorptionTime = {
  standard: brickAbsorption,
  source: ["IS 3495 (Part 2):2019"],
} as const;

/** Ceramic and vitrified tiles share their methods; which apply depends on glaze and group. */
const tileTests = {
  "tile-dimensions-and-surface-quality": {
    name: "Dimensions and surface quality",
    methods: ["IS 13630 (Part 1)", "ISO 10545-2"],
    methodsNeeded: "oneOf",
  },
  "tile-water-absorption-and-bulk-density": {
    name: "Water absorption and bulk density",
    methods: ["IS 13630 (Part 2):2019", "ISO 10545-3"],
    methodsNeeded: "oneOf",
    requirement: "determines the tile group of ISO 13006",
  },
  "tile-moisture-expansion": {
    name: "Moisture expansion, boiling water",
    methods: ["IS 13630 (Part 3)", "ISO 10545-10"],
    methodsNeeded: "oneOf",
  },
  "tile-linear-thermal-expansion": {
    name: "Linear thermal expansion",
    methods: ["IS 13630 (Part 4)", "ISO 10545-8"],
    methodsNeeded: "oneOf",
  },
  "tile-thermal-shock": {
    name: "Thermal shock",
    methods: ["IS 13630 (Part 5)", "ISO 10545-9"],
    methodsNeeded: "oneOf",
  },
  "tile-breaking-strength": {
    name: "Modulus of rupture and breaking strength",
    methods: ["IS 13630 (Part 6)", "ISO 10545-4"],
    methodsNeeded: "oneOf",
  },
  "tile-chemical-resistance": {
    name: "Chemical resistance, unglazed and glazed",
    methods: ["IS 13630 (Part 7)", "IS 13630 (Part 8)", "ISO 10545-13"],
  },
  "tile-crazing-resistance": {
    name: "Crazing resistance, glazed tiles",
    methods: ["IS 13630 (Part 9)", "ISO 10545-11"],
    methodsNeeded: "oneOf",
  },
  "tile-frost-resistance": {
    name: "Frost resistance",
    methods: ["IS 13630 (Part 10)", "ISO 10545-12"],
    methodsNeeded: "oneOf",
  },
  "tile-surface-abrasion": {
    name: "Surface abrasion, glazed tiles",
    methods: ["IS 13630 (Part 11)", "ISO 10545-7"],
    methodsNeeded: "oneOf",
  },
  "tile-deep-abrasion": {
    name: "Deep abrasion, unglazed and vitrified tiles",
    methods: ["IS 13630 (Part 12)", "ISO 10545-6"],
    methodsNeeded: "oneOf",
  },
  "tile-scratch-hardness": { name: "Scratch hardness, Mohs", methods: ["IS 13630 (Part 13)"] },
  "tile-impact": {
    name: "Impact, coefficient of restitution",
    methods: ["IS 13630 (Part 14)", "ISO 10545-5"],
    methodsNeeded: "oneOf",
  },
} as const satisfies TestRows;

export const brickTileMarbles = {
  slug: "brick-tile-marbles",
  name: "Brick, Tile & Marbles",
  subject: "bricks, tiles and stone",
  category: "materials",
  inTestingScope: true,
  card: "Bricks, blocks, tiles, marble, stone: strength, absorption",
  description:
    "Clay bricks, concrete blocks, ceramic and vitrified tiles, marble and natural stone: strength, absorption, abrasion and more.",
  lead: "Bricks, blocks, tiles and stone for walls and floors, tested for strength, water absorption, dimensions and wear.",
  keyFigures: [
    {
      value: "IS 3495",
      label: "Clay bricks, Parts 1 to 4 of 2019",
      from: { standard: ["IS 3495 (Part 1):2019"] },
    },
    {
      value: "IS 13630",
      label: "Ceramic and vitrified tiles",
      from: { standard: ["IS 13630 (Part 1)"] },
    },
    {
      value: "IS 1121–IS 1126",
      label: "Natural building stone",
      from: { standard: ["IS 1121 (Part 1)", "IS 1126"] },
    },
  ],
  sections: [
    {
      kind: "points",
      heading: "What we test",
      points: [
        "Clay bricks: dimensions, compressive strength, water absorption, efflorescence, warpage",
        "Concrete blocks, hollow and solid, aerated blocks and pavers: density, strength, absorption, drying shrinkage",
        "Ceramic tiles, glazed and unglazed: absorption, breaking strength, crazing, abrasion, chemical resistance",
        "Vitrified tiles: absorption, deep abrasion, scratch hardness, impact",
        "Marble and natural stone: strength, specific gravity, absorption, durability, abrasion",
      ],
    },
    {
      kind: "sets",
      heading: "Tested as a set",
      sets: {
        "clay-bricks-to-is-1077": {
          name: "Burnt clay bricks to IS 1077",
          tests: [
            "clay-brick-dimensions",
            "clay-brick-compressive-strength",
            "clay-brick-water-absorption",
            "clay-brick-efflorescence",
          ],
          definedBy: { standard: ["IS 1077"], clause: brickEdition },
          sample: bricksOfSuite,
        },
      },
    },
    {
      kind: "tests",
      heading: "Clay bricks and concrete blocks",
      intro: "Clay bricks are sampled from the lot to IS 5454.",
      sample: "brick",
      groups: [
        {
          heading: "Burnt clay bricks",
          specifications: ["IS 1077"],
          rows: {
            "clay-brick-dimensions": {
              name: "Dimensions, bricks laid in line",
              methods: ["IS 1077"],
              sample: bricksForDimensions,
            },
            "clay-brick-compressive-strength": {
              name: "Compressive strength",
              methods: ["IS 3495 (Part 1):2019"],
              requirement: `class by average of the sample (${brickEdition})`,
            },
            "clay-brick-water-absorption": {
              name: "Water absorption, cold immersion",
              methods: ["IS 3495 (Part 2):2019"],
              requirement: `≤ 20 % by mass up to class 12.5; ≤ 15 % above (${brickEdition})`,
              duration: brickAbsorptionTime,
            },
            "clay-brick-efflorescence": {
              name: "Efflorescence",
              methods: ["IS 3495 (Part 3):2019"],
              requirement: `at most moderate up to class 12.5; slight above (${brickEdition})`,
            },
            "clay-brick-warpage": {
              name: "Warpage",
              methods: ["IS 3495 (Part 4):2019"],
              sample: {
                kind: "brick",
                amount: { standard: "10 bricks", source: ["IS 3495 (Part 4):2019"] },
              },
            },
          },
        },
        {
          heading: "Fly ash bricks",
          rows: {
            "fly-ash-brick-compressive-strength": {
              name: "Compressive strength",
              methods: ["IS 3495 (Part 1):2019"],
              specifications: ["IS 12894", "IS 13757", "IS 16720"],
            },
            "fly-ash-brick-water-absorption": {
              name: "Water absorption",
              methods: ["IS 3495 (Part 2):2019"],
              specifications: ["IS 12894", "IS 13757", "IS 16720"],
              duration: brickAbsorptionTime,
            },
            "fly-ash-brick-drying-shrinkage": {
              name: "Drying shrinkage",
              methods: ["IS 4139"],
              specifications: ["IS 12894", "IS 16720"],
            },
          },
        },
        {
          heading: "Concrete blocks and pavers",
          sample: "block",
          rows: {
            "block-dimensions": {
              name: "Dimensions",
              methods: ["IS 2185 (Part 1)"],
              specifications: ["IS 2185 (Part 1)"],
            },
            "block-compressive-strength": {
              name: "Compressive strength, hollow and solid blocks",
              methods: ["IS 2185 (Part 1)"],
              specifications: ["IS 2185 (Part 1)"],
              sample: {
                kind: "block",
                amount: { standard: "8 blocks", source: ["IS 2185 (Part 1)"] },
              },
            },
            "block-density": {
              name: "Block density; water absorption",
              methods: ["IS 2185 (Part 1)"],
              specifications: ["IS 2185 (Part 1)"],
              sample: {
                kind: "block",
                amount: { standard: "3 blocks each", source: ["IS 2185 (Part 1)"] },
              },
            },
            "block-drying-shrinkage": {
              name: "Drying shrinkage; moisture movement",
              methods: ["IS 2185 (Part 1)"],
              specifications: ["IS 2185 (Part 1)"],
              sample: {
                kind: "block",
                amount: { standard: "3 blocks each", source: ["IS 2185 (Part 1)"] },
              },
            },
            "aerated-blocks": {
              name: "Aerated (AAC) blocks: strength, density, shrinkage",
              methods: ["IS 6441 (Part 1)", "IS 6441 (Part 2)", "IS 6441 (Part 5)"],
              methodsNeeded: "all",
              specifications: ["IS 2185 (Part 3)"],
              sample: { kind: "block", amount: { words: "ask us how many" } },
            },
            "paver-blocks": {
              name: "Paver blocks: strength, absorption, abrasion",
              methods: ["IS 15658"],
              specifications: ["IS 15658"],
              sample: {
                kind: "block",
                amount: {
                  standard: "8 blocks for strength, 3 for absorption",
                  source: ["IS 15658"],
                },
              },
            },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Clay brick classes and sizes",
      columns: ["Item", "Value"],
      rows: [
        [
          "Strength classes, N/mm², average of the sample",
          "3.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 25, 30, 35",
        ],
        ["Modular sizes", "190 × 90 × 90 mm; 190 × 90 × 40 mm"],
        ["Non-modular size, for example", "230 × 110 × 70 mm"],
      ],
      from: { standard: ["IS 1077"], clause: `${brickEdition} (in force: 2025)` },
    },
    {
      kind: "tests",
      heading: "Ceramic tiles, vitrified tiles and flooring tiles",
      intro:
        "Ceramic and vitrified tiles are tested by the same methods; glaze and water absorption determine which apply. Sampling and acceptance: IS 13630 (Part 15), ISO 10545-1.",
      sample: "tile",
      groups: [
        {
          heading: "Ceramic and vitrified tiles",
          specifications: ["IS 15622:2017", "ISO 13006"],
          rows: tileTests,
        },
        {
          heading: "Cement flooring tiles",
          sample: "flooring-tile",
          rows: {
            "flooring-tile-strength-and-wear": {
              name: "Wet transverse strength, water absorption, wear",
              methods: ["IS 1237"],
              specifications: ["IS 1237"],
            },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Tile groups by water absorption",
      columns: ["Group", "Water absorption", "Known as"],
      rows: [
        ["BIa", "≤ 0.5 %", "vitrified, porcelain"],
        ["BIb", "0.5–3 %", "–"],
        ["BIIa", "3–6 %", "–"],
        ["BIIb", "6–10 %", "–"],
        ["BIII", "> 10 %", "wall tile"],
      ],
      from: { standard: ["ISO 13006"] },
      notes: ["IS 15622:2017 uses the same group names; its own limits apply where it is cited."],
    },
    {
      kind: "tests",
      heading: "Marble and natural stone",
      sample: "stone",
      groups: [
        {
          heading: "Marble",
          sample: marblePieces,
          rows: {
            "marble-water-absorption": {
              name: "Water absorption, specific gravity, porosity",
              methods: ["IS 1124", "ASTM C97/C97M"],
              methodsNeeded: "oneOf",
              specifications: ["IS 1130", "ASTM C503/C503M"],
            },
            "marble-hardness": {
              name: "Hardness, Mohs",
              methods: ["IS 1130"],
              specifications: ["IS 1130"],
            },
          },
        },
        {
          heading: "Granite and other natural stone",
          rows: {
            "stone-compressive-strength": {
              name: "Compressive strength",
              methods: ["IS 1121 (Part 1)", "ASTM C170/C170M"],
              methodsNeeded: "oneOf",
              specifications: ["IS 14223 (Part 1)", "ASTM C615/C615M"],
            },
            "stone-transverse-strength": {
              name: "Transverse strength",
              methods: ["IS 1121 (Part 2)", "ASTM C99/C99M", "ASTM C880/C880M"],
              specifications: ["IS 14223 (Part 1)", "ASTM C615/C615M"],
            },
            "stone-shear-strength": { name: "Shear strength", methods: ["IS 1121 (Part 4)"] },
            "stone-true-specific-gravity": { name: "True specific gravity", methods: ["IS 1122"] },
            "stone-durability": { name: "Durability", methods: ["IS 1126"] },
            "stone-weathering": { name: "Weathering", methods: ["IS 1125"] },
            "stone-abrasion-resistance": {
              name: "Abrasion resistance",
              methods: ["IS 1706", "ASTM C241/C241M"],
              methodsNeeded: "oneOf",
            },
            "stone-petrographic-identification": {
              name: "Petrographic identification",
              methods: ["IS 1123"],
            },
          },
        },
      ],
    },
    {
      kind: "tests",
      heading: "Non-modular bricks",
      sample: "brick",
      groups: [
        {
          specifications: ["IS 1077"],
          rows: {
            "non-modular-brick-dimensions": {
              name: "Dimensions, for example 230 × 110 × 70 mm",
              methods: ["IS 1077"],
              sample: bricksForDimensions,
              confirm: true,
            },
            "non-modular-brick-strength-and-absorption": {
              name: "Compressive strength; water absorption",
              methods: ["IS 3495 (Part 1):2019", "IS 3495 (Part 2):2019"],
              methodsNeeded: "all",
              sample: {
                kind: "brick",
                amount: {
                  standard: "5 bricks each",
                  source: ["IS 3495 (Part 1):2019", "IS 3495 (Part 2):2019"],
                },
              },
              duration: {
                standard: `${brickAbsorption} for absorption`,
                source: ["IS 3495 (Part 2):2019"],
              },
              confirm: true,
            },
          },
        },
      ],
    },
    {
      kind: "capabilities",
      heading: "Capabilities",
      closedOnPhones: true,
      items: [
        {
          title: "Strength",
          text: "Bricks, blocks, pavers and stone in compression; tiles and stone in bending.",
        },
        {
          title: "Water",
          text: "Absorption, density, porosity, efflorescence, moisture expansion and movement.",
        },
        { title: "Wear", text: "Surface and deep abrasion, scratch hardness, impact." },
        {
          title: "Surface and size",
          text: "Dimensions, warpage, surface quality, crazing, chemical resistance.",
        },
        {
          title: "Heat and frost",
          text: "Thermal shock, linear thermal expansion, frost resistance.",
        },
        { title: "Stone", text: "Durability, weathering and petrographic identification." },
      ],
    },
    { kind: "text", heading: "What an accredited result means", paragraphs: [reportedApart] },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { of: "Clay bricks", sample: bricksForAll },
      { sample: "block" },
      { sample: "tile" },
      { sample: "flooring-tile" },
      { sample: "stone" },
      { of: "Marble", sample: marblePieces },
    ],
    packing: [sealing],
    sharedPapers: "sample",
    times: [
      { standard: `Brick water absorption: ${brickAbsorption}`, source: ["IS 3495 (Part 2):2019"] },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: brickEdition,
      question:
        "Please compare classes, sizes, absorption and efflorescence with IS 1077:2025: which figures changed?",
    },
    {
      statement: "8 blocks for strength, 3 for absorption",
      question: "Does IS 15658:2021 still ask for these numbers of pavers?",
    },
  ],
} as const satisfies Service;
