/** The closing sentence of a service page: for calibration, or else by where the work is done. */
export const calls = {
  calibration: "Have an instrument to calibrate? Ask for a quotation.",
  laboratory: "Have a sample ready? Ask for a quotation.",
  site: "Have a site to test or survey? Ask for a quotation.",
} as const;

/** The words of every service page's own controls and headings. */
export const serviceWords = {
  /** Followed by the subject of the service. */
  askAbout: "Ask about",
  call: "Call",
  print: "Print this page",
  onThisPage: "On this page",
  enquire: "Enquire",
  bring: {
    heading: "What to bring",
    sample: "Sample",
    typical: "Typical amounts; we confirm yours when you book.",
    packing: "Packing",
    onSite: "On site",
    documents: "Documents to include",
    time: "Time",
  },
} as const;
