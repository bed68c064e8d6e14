/** The form that travels with the samples. */
export const requestFormCopy = {
  lead: "Print this page, fill in the blanks and send it with your samples.",
  /** Without scripts, and with an empty list, the tests are written by hand. */
  blank: "To print it with your tests, add them to your list first. Or print it blank and write.",
  print: "Print",
  deliverTo: "Bring to",
  call: "Call",
  /** Followed by a reference and a date. */
  reference: "Reference",
  date: "Date",
  onSite: "Work at your site: we agree the day with you.",
  client: ["Client", "Project and contract", "Contact person and phone"],
  tests: "Tests",
  testColumns: ["No.", "Test", "Standards", "Quantity"],
  samples: "Samples",
  sampleColumns: [
    "Mark; of an instrument range, make, number",
    "Material",
    "Date and time",
    "Place",
    "Condition",
    "Test (no.)",
  ],
  sealing: "Seal and witness",
  sealingBlanks: ["Seal number", "Sampled by", "Witnessed by (name, office)"],
  rule: "The report",
  /** Each with a box to tick. */
  rules: ["Accredited report", "Measurement uncertainty", "Pass or fail (specification, rule):"],
  report: "Report to",
  reportBlanks: ["Name and address", "E-mail", "Bill to, with GST number"],
  handOver: "Hand-over",
  handOverColumns: ["Step", "Name", "Signature", "Date and time"],
  handOverRows: ["Handed over by", "Received at the counter by", "Received in the laboratory by"],
} as const;
