import { dateAtContractReview, reportedApart, sealing } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

const inPlace = { kind: "in-place", amount: { words: "tested on the bridge" } } as const;

export const bridgeBearingTesting = {
  slug: "bridge-bearing-testing",
  name: "Bridge Bearing Testing",
  subject: "bridge bearings",
  category: "ground-and-structures",
  inTestingScope: true,
  card: "Elastomeric, pot, spherical, roller and rocker bearings",
  description:
    "Factory, routine and on-site tests of elastomeric, pot, spherical, roller and rocker bridge bearings.",
  lead: "We test bearing materials, finished bearings and bearings in service.",
  keyFigures: [
    {
      value: "IRC:83",
      label: "Bearings by type, four parts",
      from: { standard: ["IRC:83 (Part I)"] },
    },
    {
      value: "BS EN 1337",
      label: "Structural bearings, eleven parts",
      from: { standard: ["BS EN 1337-1"] },
    },
    { value: "AASHTO M 251", label: "Elastomeric bearings", from: { standard: ["AASHTO M 251"] } },
  ],
  sections: [
    {
      kind: "figure",
      figure: {
        drawing: "bearing-section",
        title: "Section through a laminated elastomeric bearing",
        caption: "Rubber layers bonded to steel shims, between girder and pedestal. Not to scale.",
        alternative:
          "Section from top to bottom: girder; bearing, made of rubber layers with steel shims between them and a rubber cover all round; pedestal. Vertical load presses down; horizontal movement shears the rubber.",
        from: "illustrative",
      },
    },
    {
      kind: "tests",
      heading: "Factory tests",
      intro: "Raw material and type tests, before assembly.",
      sample: {
        kind: "agreed",
        amount: { words: "pieces of the bearing's material; ask us for their size" },
      },
      groups: [
        {
          heading: "Elastomer",
          specifications: ["IRC:83 (Part II)-2018"],
          rows: {
            hardness: {
              name: "Hardness, IRHD or Shore A",
              methods: ["IS 3400 (Part 2/Sec 2)", "IS 3400 (Part 2/Sec 4)"],
              methodsNeeded: "oneOf",
            },
            "tensile-strength": {
              name: "Tensile strength and elongation at break",
              methods: ["IS 3400 (Part 1)"],
            },
            "compression-set": { name: "Compression set", methods: ["IS 3400 (Part 10/Sec 1)"] },
            "heat-ageing": { name: "Heat ageing", methods: ["IS 3400 (Part 4)"] },
            "ozone-resistance": { name: "Ozone resistance", methods: ["IS 3400 (Part 20)"] },
            "adhesion-to-steel": {
              name: "Adhesion to steel",
              methods: ["IS 3400 (Part 14/Sec 2)", "IS 3400 (Part 26)"],
            },
            "ash-content-and-polymer": {
              name: "Ash content and identification of polymer",
              methods: ["IS 3400 (Part 22)", "IS 16801", "IRC:83 (Part II)-2018"],
            },
          },
        },
        {
          heading: "Steel, sliding surfaces and coatings",
          rows: {
            "steel-chemistry-and-tension": {
              name: "Steel plate, castings, forgings: chemistry and tension",
              methods: ["IS 8811", "IS 1608 (Part 1)"],
              methodsNeeded: "all",
              specifications: ["IS 2062 (Part 1)", "IS 1030", "IS 2004"],
            },
            "ultrasonic-and-magnetic-particle-testing": {
              name: "Ultrasonic and magnetic particle testing of rollers, castings, forgings and welds",
              note: "castings: IS 7666, IS 8780; forgings: IS 8791, IS 7743; welds: IS 4260, IS 5334",
              methods: [
                "IS 7666",
                "IS 8780",
                "IS 8791",
                "IS 7743",
                "IS 4260",
                "IS 5334",
                "IS 3703",
                "ASTM A388/A388M",
                "ASTM A609/A609M",
                "ASTM E709",
              ],
              specifications: ["IRC:83 (Part I)"],
            },
            "dye-penetrant-testing-of-welds": {
              name: "Dye penetrant testing of welds",
              methods: ["IS 3658", "ASTM E165/E165M"],
              methodsNeeded: "oneOf",
              specifications: ["IRC:83 (Part III)-2018"],
            },
            "ptfe-and-uhmwpe-properties": {
              name: "PTFE and composite sliding material",
              note: "this standard does not cover UHMWPE; the contract specification applies",
              methods: ["BS EN 1337-2"],
            },
            "ferroxyl-test": {
              name: "Hard chrome, ferroxyl test",
              methods: ["IRC:83 (Part IV)-2014"],
            },
            "coating-thickness": {
              name: "Coating thickness",
              note: "plated coatings: IS 3203; eddy current: IS 6012",
              methods: ["IS 3203", "IS 6012", "ISO 2808"],
              specifications: ["BS EN 1337-9"],
            },
          },
        },
      ],
      notes: [
        "Castings are sampled to IS 6907, forgings to IS 9100. Stainless steel is analysed to IS 9879, on request.",
      ],
    },
    {
      kind: "tests",
      heading: "Routine tests",
      intro: "Finished bearings, for acceptance of the lot.",
      sample: "bearing",
      groups: [
        {
          rows: {
            "dimensions-and-surface-finish": {
              name: "Dimensions and surface finish",
              note: "thickness by ultrasound: IS 15435",
              methods: ["IRC:83 (Part II)-2018", "IRC:83 (Part III)-2018", "IS 15435"],
              specifications: ["MoRTH Section 2000"],
            },
            "vertical-load": {
              name: "Vertical load (compression) and stiffness",
              note: "inspected under load for bulging and misplaced laminates",
              methods: ["IRC:83 (Part II)-2018", "BS EN 1337-3", "AASHTO M 251", "ASTM D4014"],
              methodsNeeded: "oneOf",
              specifications: ["MoRTH Section 2000"],
            },
            "shear-modulus": {
              name: "Shear modulus",
              note: "two bearings back to back, vertical stress held at 5 MPa; rubber in quadruple shear: IS 3400 (Part 26)",
              methods: ["IRC:83 (Part II)-2018", "BS EN 1337-3", "IS 3400 (Part 26)"],
            },
            "combined-vertical-and-horizontal-load": {
              name: "Combined vertical and horizontal load",
              methods: ["IRC:83 (Part III)-2018", "BS EN 1337-5"],
              methodsNeeded: "oneOf",
            },
            rotation: {
              name: "Rotation",
              methods: ["IRC:83 (Part III)-2018", "IRC:83 (Part IV)-2014", "ASTM D5977"],
            },
            "friction-coefficient": {
              name: "Friction coefficient of the sliding surface",
              methods: ["IRC:83 (Part III)-2018", "BS EN 1337-2"],
              methodsNeeded: "oneOf",
            },
          },
        },
      ],
    },
    {
      kind: "tests",
      heading: "On-site tests",
      intro: "At installation, and in service.",
      sample: inPlace,
      place: "site",
      groups: [
        {
          rows: {
            "level-and-seating": {
              name: "Level and seating, orientation and pre-set, gap at guides, contact area",
              methods: ["BS EN 1337-11", "MoRTH Section 2000"],
            },
            "displacement-and-rotation": {
              name: "Inspection: displacement and rotation against temperature",
              methods: ["BS EN 1337-10"],
            },
            "condition-survey": {
              name: "Inspection: condition, thickness, tilt and tightness of bolts",
              methods: ["BS EN 1337-10"],
            },
            "bolt-torque-and-coating": {
              name: "Dry film thickness of coating",
              methods: ["ISO 2808"],
              specifications: ["BS EN 1337-9"],
            },
          },
        },
      ],
    },
    {
      kind: "values",
      heading: "Standards by bearing type",
      columns: ["Bearing", "IRC", "European"],
      rows: [
        ["Roller and rocker, metallic", "IRC:83 (Part I)", "BS EN 1337-4, BS EN 1337-6"],
        ["Elastomeric", "IRC:83 (Part II)-2018", "BS EN 1337-3"],
        [
          "POT, pin, metallic guide, plane sliding",
          "IRC:83 (Part III)-2018",
          "BS EN 1337-5, BS EN 1337-8, BS EN 1337-2",
        ],
        ["Spherical and cylindrical", "IRC:83 (Part IV)-2014", "BS EN 1337-7"],
      ],
      from: "words",
    },
    {
      kind: "points",
      heading: "Equipment",
      closedOnPhones: true,
      intro: "What these tests need:",
      points: [
        "Compression and shear rig for bearings, servo-hydraulic jacks with load cells",
        "Displacement transducers, dial gauges, inclinometers and data logger",
        "Hardness testers (IRHD, Shore A), universal testing machine, ageing oven, ozone chamber",
        "Ultrasonic flaw detector, coating thickness gauge",
      ],
    },
    {
      kind: "capabilities",
      heading: "Failure modes we look for",
      closedOnPhones: true,
      items: [
        {
          title: "Rubber",
          text: "Splitting, cracking and ozone crazing, excessive bulging, compression set.",
        },
        { title: "Bond", text: "Delamination between rubber and shim." },
        {
          title: "Movement",
          text: "Excessive shear or rotation, walking or slipping out of position.",
        },
        { title: "POT bearings", text: "Elastomer squeezed out of the pot, failure of the seal." },
        { title: "Sliding surfaces", text: "PTFE worn or extruded, stainless sheet scored." },
        { title: "Steel", text: "Seized guides, corrosion, rollers out of line or flattened." },
        {
          title: "Seating",
          text: "Broken anchor bolts, crushed pedestal, debris locking the bearing.",
        },
        { title: "Installation", text: "Wrong orientation or pre-set, gaps and uneven contact." },
      ],
    },
    { kind: "text", heading: "What an accredited result means", paragraphs: [reportedApart] },
  ],
  bring: {
    place: "laboratory",
    samples: [
      { sample: "bearing" },
      {
        of: "Rubber, steel, sliding material",
        sample: {
          kind: "agreed",
          amount: { words: "pieces cut for the specimens; ask us for their size" },
        },
      },
    ],
    packing: ["For work on a bridge: access below the deck and traffic management", sealing],
    papers: [
      "Bearing drawing, design loads, movement and rotation, and the bearing numbers of the lot",
    ],
    sharedPapers: "sample",
    times: [
      {
        words:
          "Ageing, ozone and compression set run for the hours their methods fix; load tests follow",
      },
    ],
    agreement: dateAtContractReview,
  },
  unconfirmed: [
    {
      statement: "servo-hydraulic jacks with load cells",
      question:
        "Do you have a compression and shear rig with servo-hydraulic jacks, of which load?",
    },
    {
      statement: "ozone chamber",
      question: "Do you have an ozone chamber, or who runs that test?",
    },
    {
      statement: "Ultrasonic flaw detector",
      question: "Do you test castings, forgings and welds by ultrasound yourselves?",
    },
  ],
  references: [
    "AASHTO LRFD Section 14",
    "BS EN 1337-1",
    "BS EN 1337-4",
    "BS EN 1337-6",
    "BS EN 1337-7",
    "BS EN 1337-8",
  ],
} as const satisfies Service;
