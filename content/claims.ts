/** The experience claims and the FWD load ranges differ on purpose: the laboratory states both, so do not merge them. */
export const claims = {
  certificateNumber: "TC-15823",
  accreditationBody: "NABL",
  /** The announcement bar, between the body's name and the certificate number. */
  announcement: { accredited: "accredited", rest: "testing laboratory · Certificate" },
  experience: { about: "more than 15 years", homeCard: "over 5 years" },
  engineers: "over twenty-five",
  engineersFigure: "Over 25",
  fwdLoadRange: { specification: "7–120 kN", performance: "7–150 kN" },
  competenceStandard: "ISO/IEC 17025",
  practicesCited: ["NABL", "ASTM", "ISO", "DIN", "BS"],
} as const;
