/** The carousel's marks, the four certificate images and the list. Wording rule: laboratories are accredited, companies certified. */
export interface AccreditationMark {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** Our own lettering, until the laboratory has leave to show the body's mark. */
  readonly drawn: boolean;
}

export const accreditationMarks = [
  { id: "nabl", name: "NABL", meaning: "National accreditation body", drawn: true },
  { id: "qro", name: "QRO", meaning: "Certification body", drawn: true },
  { id: "iaf", name: "IAF", meaning: "International Accreditation Forum", drawn: true },
  { id: "egac", name: "EGAC", meaning: "Egyptian Accreditation Council", drawn: true },
  { id: "iso-9001", name: "ISO 9001", meaning: "Quality management", drawn: true },
  { id: "iso-45001", name: "ISO 45001", meaning: "Occupational health and safety", drawn: true },
  { id: "iso-14001", name: "ISO 14001", meaning: "Environmental management", drawn: true },
] as const satisfies readonly AccreditationMark[];

export interface Certification {
  readonly title: string;
  readonly statement: string;
}

export const certifications = [
  {
    title: "NABL accreditation TC-15823",
    statement:
      "Accredited as a testing laboratory to ISO/IEC 17025, for the tests in its scope of accreditation.",
  },
  { title: "ISO 9001:2015", statement: "Quality management system, certified." },
  { title: "ISO 14001:2015", statement: "Environmental management system, certified." },
  {
    title: "ISO 45001:2018",
    statement: "Occupational health and safety management system, certified.",
  },
] as const satisfies readonly Certification[];

export interface Certificate {
  readonly id: string;
  readonly title: string;
  /** A drawing of ours, marked SPECIMEN, until the laboratory's scan takes its place. */
  readonly specimen: boolean;
}

export const certificates = [
  { id: "national-accreditation", title: "National accreditation certificate", specimen: true },
  { id: "iso-9001", title: "ISO 9001:2015 certificate", specimen: true },
  { id: "iso-14001", title: "ISO 14001:2015 certificate", specimen: true },
  { id: "tc-15823", title: "TC-15823 certificate", specimen: true },
] as const satisfies readonly Certificate[];
