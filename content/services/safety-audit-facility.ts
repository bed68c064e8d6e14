import { dateInWorkOrder } from "../copy/tables/booking.ts";
import type { Service } from "./shape.ts";

export const safetyAuditFacility = {
  slug: "safety-audit-facility",
  name: "Safety Audit",
  subject: "a safety audit",
  category: "roads-and-traffic",
  inTestingScope: false,
  card: "Road safety audit: design, construction, existing roads",
  description:
    "Road safety audit at design, construction and pre-opening stages and on existing roads, by an independent team.",
  lead: "An independent team drives and walks the road by day and by night and reports what could cause crashes.",
  keyFigures: [
    {
      value: "IRC:SP:88-2019",
      label: "Manual on road safety audit",
      from: { standard: ["IRC:SP:88-2019"] },
    },
    {
      value: "Day and night",
      label: "Inspection of the site",
      from: { standard: ["IRC:SP:88-2019"] },
    },
    {
      value: "All stages",
      label: "From design to roads in use",
      from: "words",
    },
  ],
  sections: [
    {
      kind: "text",
      heading: "What an audit is",
      paragraphs: [
        "A road safety audit is a formal examination of a road project or an existing road by people who did not design it. It is neither a check of compliance with standards nor a crash investigation. Safety concerns are assessed for risk and ranked by priority.",
        "The ministry (MoRTH) requires audits of national highways at all stages; ask your road authority for the order in force.",
      ],
    },
    {
      kind: "points",
      heading: "Stages at which a road is audited",
      intro:
        "The stages of IRC:SP:88-2019. An audit may be ordered at any of them, and again at the next.",
      points: [
        "Design: feasibility, preliminary and detailed design",
        "Construction: work zones and their traffic",
        "Pre-opening: the finished road, by day and by night",
        "Existing roads: roads in use",
      ],
    },
    {
      kind: "points",
      heading: "How an audit works",
      intro: "In the order of the 2019 manual.",
      points: [
        "The client decides that an audit is needed and selects the team",
        "The designer provides background information",
        "Commencement meeting",
        "Drawings and documents are checked",
        "The site is inspected, by day and by night",
        "Report, with concerns ranked by risk",
        "Completion meeting",
        "Client's response, follow-up and implementation",
      ],
    },
    {
      kind: "capabilities",
      heading: "What the team examines",
      items: [
        { title: "Alignment", text: "Sight distance, curves, gradients." },
        { title: "Cross-section", text: "Lanes, shoulders, drainage." },
        { title: "Junctions", text: "Access, median openings." },
        { title: "Guidance", text: "Signs, markings, delineation, lighting." },
        { title: "Roadside", text: "Hazards and barriers." },
        { title: "People", text: "Pedestrians, cyclists, two-wheelers, bus bays, truck lay-bys." },
        { title: "Work zones", text: "Traffic through construction, land use alongside." },
        { title: "Hill sections", text: "Hairpin bends, parapets, run-out." },
      ],
    },
    {
      kind: "values",
      heading: "Codes used with the manual",
      columns: ["Subject", "Code"],
      rows: [
        ["Signs, markings, delineators", "IRC:67, IRC:35, IRC:79"],
        ["Traffic calming, pedestrians", "IRC:99, IRC:103"],
        ["Barriers", "IRC:119"],
        ["Work zones", "IRC:SP:55"],
        ["Two, four and six-lane highways", "IRC:SP:73, IRC:SP:84, IRC:SP:87"],
        ["Black spots", "IRC:131"],
        ["Hill roads", "IRC:SP:48, IRC:52"],
      ],
      from: "words",
    },
  ],
  bring: {
    place: "site",
    samples: [{ sample: { kind: "in-place", amount: { words: "the team comes to the road" } } }],
    packing: ["Site access by day and by night, and traffic control where the team must stop"],
    papers: [
      "Drawings for the stage to be audited, design report and traffic data",
      "For existing roads: crash records of the stretch",
    ],
    sharedPapers: "survey",
    times: [
      {
        words:
          "Drawings are checked first; the site is then visited at least twice, by day and by night",
      },
    ],
    agreement: dateInWorkOrder,
  },
  unconfirmed: [
    {
      statement: "not stated: the qualification of the auditors",
      question: "Which qualification do your road safety auditors hold, and who certified them?",
    },
  ],
} as const satisfies Service;
