/**
 * What the laboratory says of itself, each statement beside the place that says it.
 * The two experience claims and the two FWD load ranges differ in the laboratory's own words:
 * both stand, each in its place, until the laboratory decides. Do not join them.
 */
export const claims = {
  certificateNumber: "TC-15823",
  accreditationBody: "NABL",
  /** The announcement bar's statement, behind the body's name and before the number. */
  announcement: { accredited: "accredited", rest: "testing laboratory · Certificate" },
  experience: { about: "more than 15 years", homeCard: "over 5 years" },
  engineers: "over twenty-five",
  engineersFigure: "Over 25",
  fwdLoadRange: { specification: "7–120 kN", performance: "7–150 kN" },
  competenceStandard: "ISO/IEC 17025",
  practicesCited: ["NABL", "ASTM", "ISO", "DIN", "BS"],
} as const;
