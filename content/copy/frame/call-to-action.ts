/** The end of a page: on a service page a sentence for calibration, or else by where the work is done. */
export const callToActionCopy = {
  calibration: "Have an instrument to calibrate? Ask for a quotation.",
  laboratory: "Have a sample ready? Ask for a quotation.",
  site: "Have a site to test or survey? Ask for a quotation.",
  contact: "Contact us",
} as const;
