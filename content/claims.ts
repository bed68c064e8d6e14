import { pages } from "./copy/pages.ts";

/** Constants, so that the frame of every page loads nothing else of this file. */
export const certificateBody = "NABL";
export const certificateNumber = "TC-15823";

/** NABL's certificate for testing. No other file spells its number, and only `pages` show it, beside what it covers. */
export const testingCertificate = {
  body: certificateBody,
  number: certificateNumber,
  /** What it excludes; stated only on the page about accreditation. */
  notCovered: "Calibration, surveys and audits are not included.",
  pages: [pages.home.path, pages.accreditation.path, pages.testingScope.path],
  directory: {
    label: `Find ${certificateNumber} on nabl-india.org`,
    url: "https://nabl-india.org/",
  },
} as const;

/** The experience claims and the FWD load ranges differ on purpose: the laboratory states both, so do not merge them. */
export const claims = {
  experience: { about: "more than 15 years", homeCard: "over 5 years" },
  engineers: "over twenty-five",
  fwdLoadRange: { specification: "7–120 kN", performance: "7–150 kN" },
  competenceStandard: "ISO/IEC 17025",
  practicesCited: ["NABL", "ASTM", "ISO", "DIN", "BS"],
} as const;
