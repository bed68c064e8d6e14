import { dateAgreed, decisionRule } from "../copy/tables/booking.ts";
import type { Instrument, InstrumentGroup, Service } from "./shape.ts";

const ctm = "Compression testing machine (CTM)";
const machine = ["IS 1828 (Part 1)", "ISO 7500-1"] as const;
const utmLimit = "1000 kN";
const pressureLimit = "700 bar";

const laboratory = (
  name: string,
  methods: Instrument["methods"],
  more: Partial<Instrument> = {},
): Instrument => ({ name, methods, place: "laboratory", ...more });

const site = (...[name, methods, more]: Parameters<typeof laboratory>): Instrument => ({
  ...laboratory(name, methods, more),
  place: "site",
});

/** The laboratory states three limits. A range in a list headed NABL reads as accredited, so no other is shown. */
const accreditedGroups: readonly InstrumentGroup[] = [
  {
    heading: "Dimensional",
    instruments: [
      laboratory("Vernier, dial or digital caliper", ["IS 16491 (Part 1)", "ISO 13385-1"]),
      laboratory("External micrometer", ["IS 2967", "ISO 3611"]),
      laboratory("Depth caliper", ["IS 16491 (Part 2)", "ISO 13385-2"]),
      laboratory("Height gauge", ["IS 2921", "ISO 13225"]),
      laboratory("Dial gauge, plunger type", ["IS 2092", "ISO 463"]),
      laboratory("Dial test indicator, lever type", ["IS 11498", "ISO 9493"]),
      laboratory("Test sieves", ["IS 460 (Parts 1–3)", "ISO 3310"], { id: "test-sieves-aperture" }),
      laboratory("Steel rule", ["IS 1481"]),
      laboratory("Steel measuring tape", ["IS 1269 (Part 2)"]),
      laboratory("Feeler gauge", ["IS 3179"]),
    ],
  },
  {
    heading: "Pressure",
    instruments: [
      laboratory("Pressure gauge, hydraulic", ["DKD-R 6-1"], {
        range: { stated: `up to ${pressureLimit}` },
      }),
      laboratory("Pressure gauge or transmitter, pneumatic", ["DKD-R 6-1"]),
      laboratory("Vacuum gauge", ["DKD-R 6-1"]),
    ],
  },
  {
    heading: "Force",
    instruments: [
      site(ctm, machine, { range: { stated: "up to 2000 kN" } }),
      site("Universal testing machine (UTM)", [...machine, "ASTM E4"], {
        range: { stated: `up to ${utmLimit}` },
      }),
      site("CBR, Marshall or triaxial load frame", machine),
      site("Flexural testing machine", machine),
    ],
  },
  {
    heading: "Mass and volume",
    instruments: [
      laboratory("Weights", ["OIML R 111-1"]),
      site("Electronic balance", ["OIML R 76-1", "EURAMET cg-18"]),
      laboratory("Measuring cylinder, volumetric flask", ["ISO 4787"]),
      laboratory("Pipette, burette", ["ISO 4787"]),
    ],
  },
  {
    heading: "Thermal",
    instruments: [
      laboratory("Liquid-in-glass thermometer", ["IS 6274", "ASTM E77"]),
      laboratory("Digital thermometer with RTD or thermocouple", ["ASTM E644", "ASTM E220"], {
        method: "by comparison",
      }),
      site("Hot-air oven, incubator", ["EURAMET cg-20", "DKD-R 5-7"]),
      site("Water bath, curing tank", [], { method: "by comparison with a reference thermometer" }),
    ],
  },
];

const count = accreditedGroups.reduce((sum, { instruments }) => sum + instruments.length, 0);

const otherGroups: readonly InstrumentGroup[] = [
  {
    heading: "Dimensional mechanical",
    instruments: [
      laboratory("Cube, beam and cylinder moulds", ["IS 10086"], {
        range: { typical: "70.6, 100 and 150 mm" },
      }),
      laboratory("Slump cone apparatus", ["IS 7320"]),
      laboratory("Vicat apparatus and mould", ["IS 5513"]),
      laboratory("Le-Chatelier mould", ["IS 5514"]),
      laboratory("Liquid limit device, Casagrande", ["IS 9259"]),
      laboratory("Compaction mould and rammer", ["IS 10074", "IS 9198"]),
      laboratory("CBR mould and accessories", ["IS 9669"]),
      laboratory("Flakiness and elongation gauges", ["IS 2386 (Part 1)"]),
      laboratory("Aggregate impact and crushing apparatus", ["IS 9377", "IS 9376"]),
    ],
  },
  {
    heading: "Pressure gauges",
    instruments: [
      laboratory("Working pressure gauges: jack, autoclave, line", ["IS 3624"], {
        range: { stated: `up to ${pressureLimit}` },
      }),
    ],
  },
  {
    heading: "Force equipment",
    instruments: [
      site(ctm, machine, { range: { stated: "up to 3000 kN" } }),
      laboratory("Proving ring, load cell", ["IS 4169", "ISO 376"], {
        method: "on request: it needs a force standard",
      }),
      laboratory("Hydraulic jack with gauge, for piles and prestressing", [], {
        method: "by load cell",
      }),
    ],
  },
];

export const calibrationFacilities = {
  slug: "calibration-facilities",
  name: "Calibration Facilities",
  subject: "calibration",
  category: "calibration",
  inTestingScope: false,
  card: "Pressure gauges, testing machines, balances, ovens, calipers",
  description:
    "Calibration of dimensional, pressure, force, mass, volume and thermal instruments, in the laboratory or at your site.",
  lead: "Instruments calibrated in five fields; testing machines and ovens calibrated on site.",
  keyFigures: [
    { value: `${count}`, label: "Instruments in five fields", from: "stated" },
    {
      value: utmLimit,
      label: "Universal testing machines, up to",
      from: "stated",
    },
    { value: pressureLimit, label: "Pressure, up to", from: "stated" },
  ],
  sections: [
    {
      kind: "instruments",
      heading: "Instruments we calibrate",
      intro:
        "Tell us instrument and range. Before you send it, we say whether its certificate will be accredited, and confirm range and uncertainty.",
      tabs: [
        {
          hash: "nabl",
          label: "NABL",
          intro: `${count} instruments in five groups. “Up to” is our limit; for the others, tell us your range.`,
          accreditation: "accredited only under a NABL calibration certificate (CC): ask us",
          numbered: true,
          groups: accreditedGroups,
        },
        {
          hash: "non-nabl",
          label: "NON-NABL",
          intro: "Calibrated or checked for dimensions.",
          accreditation: "without accreditation",
          groups: otherGroups,
        },
      ],
      notes: [
        "Calibration does not replace the verification and stamp that the Legal Metrology Act, 2009, asks for on weights, measures and balances used in trade.",
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
          title: "Request",
          text: "Send us the make, range, least count and points that you need.",
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
          text: "A calibration certificate states uncertainty and traceability; a check of dimensions states the dimensions.",
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
      statement: "Legal Metrology Act, 2009",
      question:
        "Are you an approved test centre under this Act, and for which weights or measures? Whom do you send clients to for stamping?",
    },
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
