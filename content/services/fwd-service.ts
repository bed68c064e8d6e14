import { claims } from "../claims.ts";
import { dateAgreed, opinions } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

const pulse = "20–35 ms";
const perHour = "60 per hour";
const perPoint = "under 20 s per point";
const onPavement = {
  kind: "in-place",
  amount: { words: "tested on the pavement" },
} as const;

const sensors = "9";

export const fwdService = {
  slug: "fwd-service",
  name: "FWD(Falling weight Deflectometer Test)",
  subject: "FWD testing",
  category: "roads-and-traffic",
  inTestingScope: true,
  card: "Pavement deflection, layer moduli, overlay design",
  description:
    "Falling Weight Deflectometer tests of flexible and rigid pavements: deflection bowl, layer moduli, overlay design.",
  lead: "A falling weight loads the pavement and nine sensors record the deflection bowl, from which layer stiffness is calculated.",
  keyFigures: [
    {
      value: claims.fwdLoadRange.specification,
      label: "Load of the equipment",
      from: "stated",
    },
    { value: sensors, label: "Deflection sensors", from: "stated" },
    { value: perHour, label: "Tests, up to", from: "stated" },
  ],
  sections: [
    {
      kind: "values",
      heading: "The equipment",
      columns: ["Item", "Value"],
      rows: [
        ["Load range of the equipment", claims.fwdLoadRange.specification],
        ["Deflection sensors", sensors],
        ["Drop height", "up to 470 mm"],
        ["Load pulse", pulse],
      ],
      from: "stated",
      notes: [
        "IRC:115-2014 specifies 40 kN on a 300 mm plate, half of the 80 kN standard axle.",
        "Need more load? The performance list has a wider range: tell us your load.",
      ],
    },
    {
      kind: "points",
      heading: "Performance",
      points: [
        `Load range, performance list: ${claims.fwdLoadRange.performance}`,
        `Tests: up to ${perHour}`,
        `Measuring cycle: ${perPoint}`,
      ],
    },
    {
      kind: "figure",
      figure: {
        drawing: "deflection-bowl",
        title: "Deflection bowl",
        caption:
          "Deflection at the sensors, greatest under the load plate. The spacing of sensors is set for the pavement.",
        alternative:
          "A bowl-shaped curve through the sensors, deepest under the plate and flatter away from it.",
        from: "illustrative",
      },
    },
    {
      kind: "tests",
      heading: "Tests and standards",
      sample: onPavement,
      place: "site",
      groups: [
        {
          rows: {
            "deflection-of-flexible-pavement": {
              name: "Deflection of flexible pavement",
              note: "normalised to the standard load",
              methods: ["IRC:115-2014", "ASTM D4694", "ASTM D4695"],
              specifications: ["IRC:115-2014"],
              duration: { stated: perPoint },
            },
            "deflection-of-rigid-pavement": {
              name: "Deflection of rigid pavement",
              methods: ["IRC:117-2015", "ASTM D4694", "ASTM D4695"],
              specifications: ["IRC:117-2015"],
              duration: { stated: perPoint },
            },
            "layer-moduli-by-back-calculation": {
              name: "Layer moduli by back-calculation",
              note: "KGPBACK, the program of IRC:115 Appendix III",
              methods: ["IRC:115-2014", "ASTM D5858"],
              methodsNeeded: "oneOf",
              sample: {
                kind: "in-place",
                amount: { words: "deflection bowls and crust thickness" },
              },
              place: "laboratory",
              notATest: "evaluation",
            },
            "remaining-life-and-overlay-thickness": {
              name: "Remaining life and overlay thickness",
              note: "IITPAVE, from the 15th percentile moduli",
              methods: ["IRC:115-2014"],
              specifications: ["IRC:37"],
              sample: {
                kind: "in-place",
                amount: { words: "deflection results and design traffic" },
              },
              place: "laboratory",
              notATest: "evaluation",
            },
          },
        },
      ],
    },
    {
      kind: "steps",
      heading: "How a survey works",
      steps: [
        {
          title: "Condition survey",
          text: "The stretch is divided into homogeneous sections by condition (IRC:115 Appendix I).",
        },
        {
          title: "Crust thickness",
          text: "Layer thickness is measured in test pits or from cores.",
        },
        {
          title: "Deflection",
          text: "At each point: peak load, bowl, air and pavement temperature, chainage, lane and position (IRC:115 Appendix II).",
        },
        {
          title: "Correction",
          text: "Bituminous moduli are corrected to 35 °C, those of granular layers and subgrade for the season.",
        },
        {
          title: "Report",
          text: `Moduli by section. ${opinions("Remaining life and overlay thickness")}.`,
        },
      ],
    },
  ],
  bring: {
    place: "site",
    samples: [{ sample: { kind: "in-place", amount: { words: "we test on the pavement" } } }],
    packing: [
      "Lane closure or traffic police during testing",
      "Crust thickness, or permission to open test pits and take cores",
    ],
    papers: ["Design traffic and pavement history, if you need an overlay design"],
    sharedPapers: "survey",
    times: [{ stated: `Measuring: ${perPoint}; up to ${perHour}` }],
    agreement: dateAgreed,
  },
  unconfirmed: [
    {
      statement: "not stated: ground penetrating radar",
      question: "Do you measure layer thickness by ground penetrating radar?",
    },
    {
      statement: "35 °C",
      question: "Does IRC:115-2014 exempt high, cold areas from the correction to 35 °C?",
    },
    { statement: "KGPBACK", question: "With which program do you calculate layer moduli?" },
  ],
} as const satisfies Service;
