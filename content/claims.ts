/** Work that the laboratory offers, as far as accreditation tells it apart. */
export type Work = "testing" | "calibration" | "surveys" | "audits";

/** A claim of accreditation holds for the work that it covers and for nothing else. */
interface AccreditationClaim {
  readonly body: string;
  readonly number: string;
  readonly covers: Work;
}

const testingCertificate = {
  body: "NABL",
  number: "TC-15823",
  covers: "testing",
} as const satisfies AccreditationClaim;

/** Every place that shows the certificate number, with the work that its text names. */
export const certificatePlaces = {
  home: ["testing", "calibration", "surveys"],
  accreditationPage: ["testing", "calibration", "surveys", "audits"],
  scopeDocument: ["testing", "calibration", "surveys", "audits"],
} as const satisfies Record<string, readonly Work[]>;

export type CertificatePlace = keyof typeof certificatePlaces;

/** The certificate number with the words that keep it apart from what it does not cover; a place shows both. */
export function certificateAt(place: CertificatePlace) {
  const { body, number, covers } = testingCertificate;
  const others = certificatePlaces[place].filter((work) => work !== covers);
  const or = new Intl.ListFormat("en-IN", { type: "disjunction" });
  const apart = others.length > 0 ? `, not for ${or.format(others)}` : "";
  return { body, number, limit: `for tests in its scope only${apart}` };
}

/** The announcement bar, which the specification puts on every page with the certificate number. */
export const announcement = {
  accredited: `${testingCertificate.body} accredited`,
  rest: "testing laboratory",
  certificateLabel: "· Certificate",
  certificate: testingCertificate.number,
} as const;

/** The experience claims and the FWD load ranges differ on purpose: the laboratory states both, so do not merge them. */
export const claims = {
  experience: { about: "more than 15 years", homeCard: "over 5 years" },
  engineers: "over twenty-five",
  engineersFigure: "Over 25",
  fwdLoadRange: { specification: "7–120 kN", performance: "7–150 kN" },
  competenceStandard: "ISO/IEC 17025",
  practicesCited: ["NABL", "ASTM", "ISO", "DIN", "BS"],
} as const;
