import type { StandardId } from "../standards.ts";
import { dateAgreed, decisionRule } from "../copy/booking.ts";
import type { Capability } from "../provenance.ts";
import type { Instrument, InstrumentGroup, Place, Service } from "./shape.ts";

/** An instrument with its range as numbers. */
interface Ranged {
  readonly name: string;
  readonly low?: number;
  readonly high: number;
  readonly unit: string;
  /** The laboratory states the limit; other ranges are typical ones. */
  readonly stated?: true;
  readonly methods: readonly StandardId[];
  readonly method?: string;
  readonly place?: Place;
}

const ctm = "Compression testing machine (CTM)";
const machine = ["IS 1828 (Part 1)", "ISO 7500-1"] as const;

const accredited = [
  {
    heading: "Dimensional",
    instruments: [
      {
        name: "Vernier, dial or digital caliper",
        high: 300,
        unit: "mm",
        methods: ["IS 16491 (Part 1)", "ISO 13385-1"],
      },
      { name: "External micrometer", high: 100, unit: "mm", methods: ["IS 2967", "ISO 3611"] },
      {
        name: "Depth caliper",
        high: 300,
        unit: "mm",
        methods: ["IS 16491 (Part 2)", "ISO 13385-2"],
      },
      { name: "Height gauge", high: 600, unit: "mm", methods: ["IS 2921", "ISO 13225"] },
      { name: "Dial gauge, plunger type", high: 50, unit: "mm", methods: ["IS 2092", "ISO 463"] },
      {
        name: "Dial test indicator, lever type",
        high: 1,
        unit: "mm",
        methods: ["IS 11498", "ISO 9493"],
      },
      {
        name: "Test sieves, aperture",
        low: 0.075,
        high: 125,
        unit: "mm",
        methods: ["IS 460 (Parts 1–3)", "ISO 3310"],
      },
      { name: "Steel rule", high: 1000, unit: "mm", methods: ["IS 1481"] },
      { name: "Steel measuring tape", high: 30, unit: "m", methods: ["IS 1269 (Part 2)"] },
      { name: "Feeler gauge", low: 0.05, high: 1, unit: "mm", methods: ["IS 3179"] },
    ],
  },
  {
    heading: "Pressure",
    instruments: [
      {
        name: "Pressure gauge, hydraulic",
        high: 700,
        unit: "bar",
        stated: true,
        methods: ["DKD-R 6-1"],
      },
      {
        name: "Pressure gauge or transmitter, pneumatic",
        high: 20,
        unit: "bar",
        methods: ["DKD-R 6-1"],
      },
      { name: "Vacuum gauge", low: -0.9, high: 0, unit: "bar", methods: ["DKD-R 6-1"] },
    ],
  },
  {
    heading: "Force",
    instruments: [
      { name: ctm, high: 2000, unit: "kN", stated: true, methods: machine, place: "site" },
      {
        name: "Universal testing machine (UTM)",
        high: 1000,
        unit: "kN",
        stated: true,
        methods: [...machine, "ASTM E4"],
        place: "site",
      },
      {
        name: "CBR, Marshall or triaxial load frame",
        high: 50,
        unit: "kN",
        methods: machine,
        place: "site",
      },
      { name: "Flexural testing machine", high: 100, unit: "kN", methods: machine, place: "site" },
    ],
  },
  {
    heading: "Mass and volume",
    instruments: [
      { name: "Weights", low: 0.001, high: 20, unit: "kg", methods: ["OIML R 111-1"] },
      {
        name: "Electronic balance",
        high: 50,
        unit: "kg",
        methods: ["OIML R 76-1", "EURAMET cg-18"],
        place: "site",
      },
      {
        name: "Measuring cylinder, volumetric flask",
        low: 10,
        high: 1000,
        unit: "ml",
        methods: ["ISO 4787"],
      },
      { name: "Pipette, burette", low: 1, high: 50, unit: "ml", methods: ["ISO 4787"] },
    ],
  },
  {
    heading: "Thermal",
    instruments: [
      {
        name: "Liquid-in-glass thermometer",
        high: 200,
        unit: "°C",
        methods: ["IS 6274", "ASTM E77"],
      },
      {
        name: "Digital thermometer with RTD or thermocouple",
        high: 300,
        unit: "°C",
        methods: ["ASTM E644", "ASTM E220"],
        method: "by comparison",
      },
      {
        name: "Hot-air oven, incubator",
        low: 40,
        high: 250,
        unit: "°C",
        methods: ["EURAMET cg-20", "DKD-R 5-7"],
        place: "site",
      },
      {
        name: "Water bath, curing tank",
        low: 20,
        high: 95,
        unit: "°C",
        methods: [],
        method: "by comparison with a reference thermometer",
        place: "site",
      },
    ],
  },
] as const satisfies readonly { heading: string; instruments: readonly Ranged[] }[];

const otherCtm = {
  name: ctm,
  high: 3000,
  unit: "kN",
  stated: true,
  methods: machine,
  place: "site",
} as const;

/** 0.075 mm becomes 75 µm and 0.001 kg becomes 1 g. */
const smaller: Record<string, { readonly unit: string; readonly times: number }> = {
  mm: { unit: "µm", times: 1000 },
  kg: { unit: "g", times: 1000 },
};

function rangeWords({ low, high, unit, stated }: Ranged): string {
  if (stated) return `up to ${high} ${unit}`;
  if (low === undefined) return `0–${high} ${unit}`;
  if (low < 0) return `−${-low} to ${high} ${unit}`;
  const finer = smaller[unit];
  return finer && low < 0.1
    ? `${low * finer.times} ${finer.unit}–${high} ${unit}`
    : `${low}–${high} ${unit}`;
}

const [hydraulic] = accredited[1].instruments;
const [, utm] = accredited[2].instruments;

const range = (instrument: Ranged): Capability =>
  instrument.stated ? { stated: rangeWords(instrument) } : { typical: rangeWords(instrument) };

const listed = (instrument: Ranged): Instrument => ({
  name: instrument.name,
  range: range(instrument),
  methods: instrument.methods,
  ...(instrument.method && { method: instrument.method }),
  place: instrument.place ?? "laboratory",
});

const accreditedGroups: readonly InstrumentGroup[] = accredited.map(({ heading, instruments }) => ({
  heading,
  instruments: instruments.map(listed),
}));

const count = accreditedGroups.reduce((sum, { instruments }) => sum + instruments.length, 0);

const workshop = "laboratory" as const;

const otherGroups: readonly InstrumentGroup[] = [
  {
    heading: "Dimensional mechanical",
    instruments: [
      {
        name: "Cube, beam and cylinder moulds",
        range: { typical: "70.6, 100 and 150 mm" },
        methods: ["IS 10086"],
        place: workshop,
      },
      { name: "Slump cone apparatus", methods: ["IS 7320"], place: workshop },
      { name: "Vicat apparatus and mould", methods: ["IS 5513"], place: workshop },
      { name: "Le-Chatelier mould", methods: ["IS 5514"], place: workshop },
      { name: "Liquid limit device, Casagrande", methods: ["IS 9259"], place: workshop },
      { name: "Compaction mould and rammer", methods: ["IS 10074", "IS 9198"], place: workshop },
      { name: "CBR mould and accessories", methods: ["IS 9669"], place: workshop },
      { name: "Flakiness and elongation gauges", methods: ["IS 2386 (Part 1)"], place: workshop },
      {
        name: "Aggregate impact and crushing apparatus",
        methods: ["IS 9377", "IS 9376"],
        place: workshop,
      },
    ],
  },
  {
    heading: "Pressure gauges",
    instruments: [
      {
        ...listed({ ...hydraulic, methods: ["IS 3624"] }),
        name: "Working pressure gauges: jack, autoclave, line",
      },
    ],
  },
  {
    heading: "Force equipment",
    instruments: [
      listed(otherCtm),
      {
        name: "Proving ring, load cell",
        methods: ["IS 4169", "ISO 376"],
        method: "requires a force standard: on request, confirmed at booking",
        place: workshop,
      },
      {
        name: "Hydraulic jack with gauge, for piles and prestressing",
        methods: [],
        method: "by load cell",
        place: workshop,
      },
    ],
  },
];

export const calibrationFacilities = {
  slug: "calibration-facilities",
  name: "Calibration Facilities",
  subject: "calibration",
  category: "calibration",
  inTestingScope: false,
  description:
    "Calibration of dimensional, pressure, force, mass, volume and thermal instruments, in the laboratory or at your site.",
  lead: "Instruments calibrated in five fields; testing machines and ovens calibrated on site.",
  keyFigures: [
    { value: `${count}`, label: "instruments in five fields", from: "stated" },
    {
      value: `up to ${utm.high} ${utm.unit}`,
      label: "universal testing machines",
      from: "stated",
    },
    { value: `up to ${hydraulic.high} ${hydraulic.unit}`, label: "pressure", from: "stated" },
  ],
  sections: [
    {
      kind: "instruments",
      heading: "Instruments we calibrate",
      intro:
        "Accreditation applies to the instruments and ranges that a NABL calibration scope lists on the date of calibration. Tell us what you have, and we tell you which certificate it gets.",
      tabs: [
        {
          hash: "nabl",
          label: "NABL",
          intro: `${count} instruments in five groups. Accredited calibration needs its own NABL certificate (CC number): ask us for the current number and scope when you book.`,
          found: "numbered list, scope on request",
          numbered: true,
          groups: accreditedGroups,
        },
        {
          hash: "non-nabl",
          label: "NON-NABL",
          intro: "Calibrated or checked for dimensions, without accreditation.",
          found: "without accreditation",
          groups: otherGroups,
        },
      ],
      notes: [
        "“Up to” is our limit; other ranges are common instrument sizes. Tell us yours: we confirm range and uncertainty before you send the instrument.",
      ],
    },
    {
      kind: "points",
      heading: "What the certificate states",
      intro: "Clause 7.8.4 of ISO/IEC 17025:2017 sets the contents.",
      points: [
        "Result with its measurement uncertainty",
        "Environmental conditions during the calibration",
        "Traceability of the references to the SI",
        "Results before and after any adjustment or repair",
        "A due date if you ask for one: you set the interval",
      ],
    },
    {
      kind: "steps",
      heading: "How it works",
      steps: [
        {
          title: "Enquiry",
          text: "Send us the make, range, least count and points you need; we'll tell you whether accredited calibration covers them.",
        },
        {
          title: "Contract review",
          text: "We agree the method, points, place and decision rule with you before work starts.",
        },
        {
          title: "Calibration",
          text: "Instruments stabilise at room temperature; machines and ovens are calibrated on site.",
        },
        {
          title: "Certificate",
          text: "Issued with uncertainty and traceability.",
        },
      ],
    },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { sample: "instrument" },
      {
        of: "Testing machines, ovens, baths, balances",
        sample: { kind: "in-place", amount: { words: "nothing to send: we come to your site" } },
      },
    ],
    packing: ["At site: power, access to the machine, and its operator"],
    papers: [
      "Request letter with the make, serial number, range and least count of each instrument",
      "Calibration points, and the last certificate if there is one",
      decisionRule,
      "Billing name and GST number",
    ],
    times: [
      {
        words:
          "Instruments first stabilise at room temperature; the rest depends on the number of points",
      },
    ],
    agreement: dateAgreed,
  },
  unconfirmed: [
    {
      statement: "Proving ring, load cell",
      question: "Against which force standard do you calibrate proving rings and load cells?",
    },
    {
      statement: "Hydraulic jack with gauge",
      question: "Which load cells do you use for jacks, and up to which load?",
    },
    {
      statement: "Traceability of the references to the SI",
      question: "Against which references do you calibrate, and who calibrated them?",
    },
  ],
} as const satisfies Service;
