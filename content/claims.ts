import type { Unconfirmed } from "./provenance.ts";
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

export const unconfirmed: readonly Unconfirmed[] = [
  {
    statement: `experience: "${claims.experience.about}" (About) and "${claims.experience.homeCard}" (Home)`,
    question:
      "Which is right, or what does each refer to? In which year was the laboratory founded?",
  },
  {
    statement: `FWD load range: ${claims.fwdLoadRange.specification} (equipment) and ${claims.fwdLoadRange.performance} (performance)`,
    question: "Which is right, or what does each refer to?",
  },
  {
    statement: "Best testing facilities",
    question: "Which figures show it: area, number of machines, tests in a year?",
  },
  {
    statement: "instruments listed under NABL, without a calibration certificate",
    question: "What is the number of your NABL certificate for calibration (CC-…), if any?",
  },
  {
    statement: "not stated: the owners' rules for the marks",
    question:
      "Which marks may you show, and on which certificates do QRO, IAF and EGAC stand? Please send a scan of each certificate.",
  },
];
