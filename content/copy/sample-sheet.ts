import { clipboardCopy } from "./clipboard.ts";

/** The sheet that travels with the samples. */
export const sampleSheetCopy = {
  lead: "Print this page, fill in the blanks and send it with your samples.",
  /** Without scripts, and with an empty list, the tests are written by hand. */
  blank:
    "To print the sheet with your tests, add them to your enquiry list on a service page first.",
  print: "Print",
  share: "Share",
  copy: "Copy as text",
  ...clipboardCopy,
  deliverTo: "Deliver to",
  laboratory: "Laboratory",
  call: "Call",
  tests: "Tests",
  columns: { test: "Test", method: "Method", sample: "Sample", number: "Number" },
  packing: "Packing",
  documents: "Documents to include",
  blanks: [
    "Client and contract",
    "Contact person and phone",
    "Material, source and batch",
    "Place and date of sampling",
    "Sampled by, witnessed by",
    "Seal number, date of delivery",
  ],
} as const;
