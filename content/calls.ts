/** The closing sentence of a service page, by where the work is done. */
export const calls = {
  laboratory: "Have a sample ready? Ask for a quotation.",
  site: "Have a site to test or survey? Ask for a quotation.",
} as const;
