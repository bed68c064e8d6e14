/** The carousel's marks, the four certificate images and the list. Wording rule: laboratories are accredited, companies certified. */
export interface AccreditationMark {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
}

export const accreditationMarks = [
  { id: "nabl", name: "NABL", meaning: "National accreditation body" },
  { id: "qro", name: "QRO", meaning: "Certification body" },
  { id: "iaf", name: "IAF", meaning: "International Accreditation Forum" },
  { id: "egac", name: "EGAC", meaning: "Egyptian Accreditation Council" },
  { id: "iso-9001", name: "ISO 9001", meaning: "Quality management" },
  { id: "iso-45001", name: "ISO 45001", meaning: "Occupational health and safety" },
  { id: "iso-14001", name: "ISO 14001", meaning: "Environmental management" },
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
