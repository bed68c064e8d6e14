import {
  dateAtContractReview,
  outsideScope,
  qualityRecords,
  sealing,
} from "../copy/tables/booking.ts";
import { samples } from "../samples.ts";
import { is456 } from "../sampling.ts";
import type { Service, TestRows } from "./shape.ts";
import {
  bacteria,
  drinkingRows,
  elevenParameters,
  incubation,
  measuredOnSite,
  metals,
  moreChemistry,
  twentyMoreParameters,
} from "./water-limits.ts";

const eleven = Object.keys(elevenParameters).length;
const thirtyOne = eleven + Object.keys(twentyMoreParameters).length;

const fiveLitres = { kind: "water-bottle", amount: { typical: "5 l in a clean bottle" } } as const;
const fullDrinking = {
  kind: ["water-bottle", "acid-washed-bottle", "sterile-bottle"],
  amount: {
    typical: `5 l; a bottle with nitric acid for metals; ${samples["sterile-bottle"].amount.typical}`,
  },
  parts: [fiveLitres, "acid-washed-bottle", "sterile-bottle"],
} as const;
const poolSample = {
  kind: ["water-bottle", "sterile-bottle"],
  amount: { typical: "2 l; a sterile bottle" },
  parts: ["water-bottle", "sterile-bottle"],
} as const;
const industrialSample = { kind: "water-bottle", amount: { typical: "2–5 l" } } as const;
const effluentSample = {
  kind: ["effluent-bottle", "glass-bottle"],
  amount: { typical: "2 l; 1 l in glass; chilled" },
  parts: ["effluent-bottle", "glass-bottle"],
} as const;
const foodSample = {
  kind: ["water-bottle", "sterile-bottle"],
  amount: { typical: "5 l; a sterile bottle" },
  parts: [fiveLitres, "sterile-bottle"],
} as const;

const bodIncubation = "3 days' incubation";

const noLimit = "–";
const dischargeTypes = ["Inland surface water", "Public sewers", "Land for irrigation"] as const;

/** The set of 14. */
const industrialTests = {
  "industrial-ph": { name: "pH", methods: ["IS 3025 (Part 11)"] },
  "industrial-electrical-conductivity": {
    name: "Electrical conductivity",
    methods: ["IS 3025 (Part 14)"],
  },
  "industrial-turbidity": { name: "Turbidity", methods: ["IS 3025 (Part 10)"] },
  "industrial-total-dissolved-solids": {
    name: "Total dissolved solids",
    methods: ["IS 3025 (Part 16)"],
  },
  "industrial-total-suspended-solids": {
    name: "Total suspended solids",
    methods: ["IS 3025 (Part 17)"],
  },
  "industrial-total-hardness": { name: "Total hardness", methods: ["IS 3025 (Part 21)"] },
  "industrial-calcium-hardness": { name: "Calcium hardness", methods: ["IS 3025 (Part 40)"] },
  "industrial-magnesium-hardness": { name: "Magnesium hardness", methods: ["IS 3025 (Part 46)"] },
  "industrial-total-alkalinity": { name: "Total alkalinity", methods: ["IS 3025 (Part 23)"] },
  "industrial-chloride": { name: "Chloride", methods: ["IS 3025 (Part 32)"] },
  "industrial-sulphate": { name: "Sulphate", methods: ["IS 3025 (Part 24/Sec 1)"] },
  "industrial-silica": { name: "Silica", methods: ["IS 3025 (Part 35)"] },
  "industrial-iron": { name: "Iron", methods: ["IS 3025 (Part 53)"] },
  "industrial-oil-and-grease": { name: "Oil and grease", methods: ["IS 3025 (Part 39)"] },
} as const satisfies TestRows;

/** Each limit has its unit, because it is also printed apart from its table. */
const mgPerLitre = (...limits: readonly string[]) =>
  limits.map((limit) => (limit === noLimit ? limit : `${limit} mg/l`));

/** Limits in the order of the discharge types. */
const effluentTests = {
  "effluent-suspended-solids": {
    name: "Suspended solids",
    methods: ["IS 3025 (Part 17)"],
    requirement: mgPerLitre("100", "600", "200"),
  },
  "effluent-ph": {
    name: "pH",
    methods: ["IS 3025 (Part 11)"],
    requirement: ["5.5–9.0", "5.5–9.0", "5.5–9.0"],
  },
  "effluent-oil-and-grease": {
    name: "Oil and grease",
    methods: ["IS 3025 (Part 39)"],
    requirement: mgPerLitre("10", "20", "10"),
    sample: "glass-bottle",
  },
  "effluent-bod": {
    name: "BOD, 3 days at 27 °C",
    methods: ["IS 3025 (Part 44)"],
    requirement: mgPerLitre("30", "350", "100"),
    duration: { standard: bodIncubation, source: ["IS 3025 (Part 44)"] },
  },
  "effluent-cod": {
    name: "COD",
    methods: ["IS 3025 (Part 58)"],
    requirement: mgPerLitre("250", "–", "–"),
  },
  "effluent-ammoniacal-nitrogen": {
    name: "Ammoniacal nitrogen as N",
    methods: ["IS 3025 (Part 34/Sec 1)"],
    requirement: mgPerLitre("50", "50", "–"),
  },
  "effluent-total-residual-chlorine": {
    name: "Total residual chlorine",
    methods: ["IS 3025 (Part 26)"],
    requirement: mgPerLitre("1.0", "–", "–"),
    ...measuredOnSite,
  },
  "effluent-arsenic": {
    name: "Arsenic",
    methods: ["IS 3025 (Part 37)"],
    requirement: mgPerLitre("0.2", "0.2", "0.2"),
  },
  "effluent-total-chromium": {
    name: "Total chromium",
    methods: ["IS 3025 (Part 52)"],
    requirement: mgPerLitre("2.0", "2.0", "–"),
  },
  "effluent-hexavalent-chromium": {
    name: "Hexavalent chromium",
    methods: ["IS 3025 (Part 52)"],
    requirement: mgPerLitre("0.1", "2.0", "–"),
  },
  "effluent-cyanide": {
    name: "Cyanide",
    methods: ["IS 3025 (Part 27)"],
    requirement: mgPerLitre("0.2", "2.0", "0.2"),
  },
  "effluent-fluoride": {
    name: "Fluoride",
    methods: ["IS 3025 (Part 60)"],
    requirement: mgPerLitre("2.0", "15", "–"),
  },
  "effluent-sulphide": {
    name: "Sulphide",
    methods: ["IS 3025 (Part 29)"],
    requirement: mgPerLitre("2.0", "–", "–"),
  },
  "effluent-phenolic-compounds": {
    name: "Phenolic compounds",
    methods: ["IS 3025 (Part 43)"],
    requirement: mgPerLitre("1.0", "5.0", "–"),
  },
} as const satisfies TestRows;

const constructionTests = {
  "construction-ph": {
    name: "pH",
    methods: ["IS 3025 (Part 11)"],
    requirement: "not less than 6",
  },
  "construction-acidity": {
    name: "Acidity: 0.02 N NaOH to neutralise 100 ml",
    methods: ["IS 3025 (Part 22)"],
    requirement: "≤ 5 ml",
  },
  "construction-alkalinity": {
    name: "Alkalinity: 0.02 N H₂SO₄ to neutralise 100 ml",
    methods: ["IS 3025 (Part 23)"],
    requirement: "≤ 25 ml",
  },
  "construction-organic-solids": {
    name: "Organic solids",
    methods: ["IS 3025 (Part 18)"],
    requirement: "≤ 200 mg/l",
  },
  "construction-inorganic-solids": {
    name: "Inorganic solids",
    methods: ["IS 3025 (Part 18)"],
    requirement: "≤ 3000 mg/l",
  },
  "construction-sulphates": {
    name: "Sulphates as SO₃",
    methods: ["IS 3025 (Part 24/Sec 1)"],
    requirement: "≤ 400 mg/l",
  },
  "construction-chlorides": {
    name: "Chlorides as Cl",
    methods: ["IS 3025 (Part 32)"],
    requirement: "≤ 2000 mg/l plain concrete; ≤ 500 mg/l reinforced concrete",
  },
  "construction-suspended-matter": {
    name: "Suspended matter",
    methods: ["IS 3025 (Part 17)"],
    requirement: "≤ 2000 mg/l",
  },
} as const satisfies TestRows;

const poolTests = {
  "pool-clearness": {
    name: "Clearness",
    methods: ["IS 3328"],
    place: "site",
    sample: { kind: "in-place", amount: { words: "tested at the pool" } },
  },
  "pool-ph": { name: "pH", methods: ["IS 3025 (Part 11)"] },
  "pool-total-alkalinity": { name: "Total alkalinity", methods: ["IS 3025 (Part 23)"] },
  "pool-aluminium": { name: "Aluminium", methods: ["IS 3025 (Part 55)"] },
  "pool-residual-chlorine": {
    name: "Residual chlorine",
    methods: ["IS 3025 (Part 26)"],
    ...measuredOnSite,
  },
  "pool-oxygen-absorbed": {
    name: "Oxygen absorbed",
    methods: ["IS 3025 (Part 63)"],
    duration: { standard: "4 h", source: ["IS 3025 (Part 63)"] },
  },
  "pool-chloride": { name: "Chloride", methods: ["IS 3025 (Part 32)"] },
  "pool-iron": { name: "Iron", methods: ["IS 3025 (Part 53)"] },
  "pool-dissolved-solids": { name: "Dissolved solids", methods: ["IS 3025 (Part 16)"] },
  "pool-standard-plate-count": {
    name: "Standard plate count",
    methods: ["IS 5402 (Part 1)"],
  },
  "pool-coliforms": {
    name: "Coliforms",
    methods: ["IS 1622"],
    duration: { typical: incubation },
  },
} as const satisfies TestRows;

/** The headings of the tables, which the list of services links to. */
const sectionOf = {
  drinking: `Drinking water: ${eleven} and ${thirtyOne} tests`,
  construction: "Construction water",
  industrial: "Industrial water",
  other: "Swimming pool, food process and packaged water",
  effluent: "Effluent discharge",
} as const;

/** The tests of the schedule that limit this type of discharge. */
const effluentTestsFor = (column: number) =>
  Object.entries(effluentTests).flatMap(([id, { requirement }]) =>
    requirement[column] === noLimit ? [] : [id],
  );

export const waterTestingService = {
  slug: "water-testing-service",
  name: "Water Testing Service",
  subject: "water testing",
  category: "water",
  inTestingScope: true,
  card: `Drinking water, ${eleven} or ${thirtyOne} tests; construction water, effluent`,
  description: `Drinking water packages of ${eleven} and ${thirtyOne} tests, and swimming pool, construction, industrial, effluent, food process and mineral water.`,
  lead: "Water for drinking, building, industry and discharge, tested by Indian Standard methods.",
  keyFigures: [
    {
      value: `${eleven} or ${thirtyOne} tests`,
      label: "Drinking water",
      from: "stated",
    },
    {
      value: `${Object.keys(industrialTests).length} tests`,
      label: "Industrial water",
      from: "stated",
    },
    { value: `${dischargeTypes.length} types`, label: "Effluent", from: "stated" },
  ],
  sections: [
    {
      kind: "sets",
      heading: "Services: types of water",
      sets: {
        "drinking-water-11-tests": {
          confirm: true,
          name: "Drinking water",
          note: "physico-chemical, no bacteria",
          tests: Object.keys(elevenParameters),
          sample: "water-bottle",
        },
        "drinking-water-31-tests": {
          confirm: true,
          name: "Drinking water",
          note: "with metals and microbiology",
          tests: Object.keys({ ...elevenParameters, ...twentyMoreParameters }),
          sample: fullDrinking,
        },
        "swimming-pool-water": {
          name: "Swimming pool water",
          note: "circulated water",
          tests: Object.keys(poolTests),
          definedBy: { standard: ["IS 3328"] },
          sample: poolSample,
        },
        "construction-water": {
          name: "Construction water, mixing and curing",
          note: "clause 5.4 and Table 1",
          tests: Object.keys(constructionTests),
          definedBy: { standard: ["IS 456:2000"], clause: `clause 5.4 and Table 1, ${is456.text}` },
          sample: "water-bottle",
        },
        "industrial-water-14-tests": {
          confirm: true,
          name: "Industrial water",
          note: "limits by your specification",
          tests: Object.keys(industrialTests),
          sample: industrialSample,
        },
        ...Object.fromEntries(
          dischargeTypes.map((type, column) => [
            `effluent-to-${type.toLowerCase().replaceAll(" ", "-")}`,
            {
              name: `Effluent to ${type.toLowerCase()}`,
              note: "Part A",
              tests: effluentTestsFor(column),
              definedBy: { standard: ["E(P) Rules 1986, Schedule VI"], clause: "Part A" },
              sample: effluentSample,
            } as const,
          ]),
        ),
        "food-process-water": {
          name: "Food process water",
          note: "tests and limits agreed with you",
          tests: ["food-process-water"],
          sample: foodSample,
        },
        "packaged-natural-mineral-water": {
          name: "Mineral water, packaged natural",
          note: "not packaged drinking water",
          tests: ["packaged-natural-mineral-water"],
          definedBy: { standard: ["IS 13428"] },
          sample: "sealed-pack",
        },
        "packaged-drinking-water": {
          name: "Packaged drinking water",
          note: "not mineral water",
          tests: ["packaged-drinking-water"],
          definedBy: { standard: ["IS 14543:2024"] },
          sample: "sealed-pack",
        },
      },
    },
    {
      kind: "tests",
      heading: sectionOf.drinking,
      intro: `Choose ${thirtyOne} tests for water that you drink: ${eleven} leave out metals and bacteria. IS 10500:2012 also limits pesticides, PAH, PCB, cyanide, nickel, selenium and radioactivity, among others, which are in neither: ask us.`,
      requirementColumns: ["Acceptable", "Permissible"],
      numbered: true,
      sample: "water-bottle",
      groups: [
        {
          heading: "In both packages",
          specifications: ["IS 10500:2012"],
          rows: drinkingRows(elevenParameters),
        },
        {
          heading: "Larger package",
          specifications: ["IS 10500:2012"],
          rows: drinkingRows(moreChemistry),
        },
        {
          heading: "Larger package: metals",
          specifications: ["IS 10500:2012"],
          sample: "acid-washed-bottle",
          rows: drinkingRows(metals),
        },
        {
          heading: "Larger package: bacteria",
          specifications: ["IS 10500:2012"],
          sample: "sterile-bottle",
          rows: drinkingRows(bacteria),
        },
      ],
      notes: [
        "Permissible: only where there is no other source.",
        "Detergents: Annex K of IS 13428. Phenols can need a bottle of their own: ask us first.",
        outsideScope,
      ],
    },
    {
      kind: "tests",
      heading: sectionOf.construction,
      closed: true,
      intro: `pH, acidity and alkalinity to clause 5.4, solids to Table 1 (${is456.text}).`,
      sample: "water-bottle",
      groups: [
        {
          specifications: ["IS 456:2000"],
          rows: constructionTests,
        },
      ],
    },
    {
      kind: "tests",
      heading: sectionOf.industrial,
      closed: true,
      intro: "Boiler feed and boiler water: IS 10392; cooling water: IS 8188.",
      numbered: true,
      sample: industrialSample,
      groups: [{ rows: industrialTests }],
    },
    {
      kind: "tests",
      heading: sectionOf.effluent,
      closed: true,
      intro:
        "Upper limits; the schedule also limits mercury, lead, copper, zinc and nickel, among others. Ask the pollution control committee first whose reports it accepts, and send its consent conditions: they may be stricter.",
      requirementColumns: dischargeTypes,
      sample: "effluent-bottle",
      groups: [{ specifications: ["E(P) Rules 1986, Schedule VI"], rows: effluentTests }],
      notes: ["Cyanide, sulphide, phenols and metals can need their own bottles: ask us first."],
    },
    {
      kind: "tests",
      heading: sectionOf.other,
      closed: true,
      intro: "For a licence to pack water, ask first whose reports are accepted.",
      sample: poolSample,
      groups: [
        {
          heading: "Swimming pool water, continuous circulation",
          specifications: ["IS 3328"],
          rows: poolTests,
        },
        {
          heading: "Water tested to its own standard",
          sample: "sealed-pack",
          rows: {
            "packaged-natural-mineral-water": {
              name: "Packaged natural mineral water",
              methods: ["IS 3025", "IS 13428"],
              specifications: ["IS 13428"],
            },
            "packaged-drinking-water": {
              name: "Packaged drinking water",
              methods: ["IS 3025"],
              specifications: ["IS 14543:2024"],
            },
            "food-process-water": {
              name: "Food process water",
              note: "IS 4251 is withdrawn: we agree limits with you",
              methods: ["IS 3025"],
              sample: foodSample,
              notATest: "agreed",
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
          title: "Physical and chemical",
          text: "Colour, turbidity, solids, pH, hardness, salts, oxygen demand.",
        },
        { title: "Metals", text: "Each by its part of IS 3025; ask us about ICP-OES." },
        { title: "Microbiology", text: "E. coli, coliforms, plate count." },
      ],
    },
    {
      kind: "points",
      heading: "Quality assurance",
      closedOnPhones: true,
      intro: qualityRecords,
      points: [
        "Blanks, duplicates and spike recoveries",
        "Reference materials; control charts where methods require them",
        "Proficiency testing and interlaboratory comparisons",
      ],
    },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { sample: "water-bottle" },
      { sample: "acid-washed-bottle" },
      { sample: "sterile-bottle" },
      { of: "Effluent", sample: "effluent-bottle" },
      { of: "Effluent", sample: "glass-bottle" },
      { sample: "sealed-pack" },
    ],
    packing: [sealing],
    papers: ["Time of sampling; use of the water, or place of discharge"],
    sharedPapers: "sample",
    times: [
      { typical: `E. coli and coliforms: ${incubation}` },
      { standard: `BOD: ${bodIncubation}`, source: ["IS 3025 (Part 44)"] },
    ],
    agreement: dateAtContractReview,
  },
  references: ["IS 3025 (Part 1)", "IS 3025 (Part 2):2019", "ISO 11885", "IS 15188"],
  unconfirmed: [
    {
      statement: "from us before you sample",
      question: "Do you supply sterile bottles, and acid-washed bottles with nitric acid?",
    },
    {
      statement: "IS 3025 (Part 34/Sec 1)",
      question:
        "Which sections of Part 34 of IS 3025 do you use for ammonia and for nitrate, which of Part 24 for sulphate and which of Part 43 for phenols? Please send number, section and year from your copies.",
    },
    {
      statement: "Cyanide, sulphide, phenols and metals",
      question:
        "Which bottles and preservatives do you supply for cyanide, sulphide, phenols and metals in effluent and drinking water?",
    },
    {
      statement: "not stated: the ULR number of effluent and other water",
      question:
        "Do your accredited reports of effluent carry a ULR number? A notice of NABL of 2021 did not ask for it on waste water.",
    },
    {
      statement: measuredOnSite.sample.amount.words,
      question:
        "Do you come to measure residual chlorine, or does the client measure it, and with what?",
    },
    {
      statement: "Ask the pollution control committee first whose reports it accepts",
      question:
        "Is the laboratory recognised under the Environment (Protection) Act, 1986, or by the pollution control committee of Jammu & Kashmir? Until when?",
    },
    {
      statement: "Standard plate count",
      question:
        "At which temperature do you count plates of pool water? IS 5402 (Part 1) has 30 °C.",
    },
    { statement: "ICP-OES", question: "Do you have an ICP-OES, or which instrument reads metals?" },
    { statement: "control charts", question: "For which tests do you keep control charts?" },
    {
      statement: "Blanks, duplicates and spike recoveries",
      question: "For which tests do you run blanks, duplicates and spike recoveries?",
    },
    {
      statement: "Proficiency testing",
      question: "In which proficiency testing schemes for water do you take part?",
    },
    {
      statement: samples["effluent-bottle"].holding.words,
      question: "Do you collect water samples chilled, and from where?",
    },
    {
      statement: "as amended",
      question:
        "Which limits of iron, arsenic and boron does your copy of IS 10500:2012 with its four amendments print? We have seen iron 1.0 and arsenic 0.01 mg/l without relaxation, and boron 0.5 and 2.4 mg/l.",
    },
    {
      statement: "IS 4251 is withdrawn",
      question: "By which limits do you report food process water?",
    },
  ],
} as const satisfies Service;
