import { claims } from "./claims.ts";

/** The carousel's marks, the four certificate images and the list. Wording rule: laboratories are accredited, companies certified. */
export interface AccreditationMark {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** Accredits the laboratory, stands behind its management certificates, or is the standard itself. */
  readonly kind: "accreditation" | "certification" | "standard";
  /** The mark's own file in pictures/masters, once the laboratory may show it; until then its name is set in type. */
  readonly logo?: string;
}

export const accreditationMarks = [
  { id: "nabl", name: "NABL", meaning: "National accreditation body", kind: "accreditation" },
  { id: "qro", name: "QRO", meaning: "Certification body", kind: "certification" },
  { id: "iaf", name: "IAF", meaning: "International Accreditation Forum", kind: "certification" },
  { id: "egac", name: "EGAC", meaning: "Egyptian Accreditation Council", kind: "certification" },
  { id: "iso-9001", name: "ISO 9001", meaning: "Quality management", kind: "standard" },
  {
    id: "iso-45001",
    name: "ISO 45001",
    meaning: "Occupational health and safety",
    kind: "standard",
  },
  { id: "iso-14001", name: "ISO 14001", meaning: "Environmental management", kind: "standard" },
] as const satisfies readonly AccreditationMark[];

/** How long the marks, and the certifications, stand before they move by one. */
export const carouselMs = 3000;

export interface Certification {
  readonly title: string;
  readonly statement: string;
}

export const certifications = [
  {
    title: `${claims.accreditationBody} accreditation ${claims.certificateNumber}`,
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
  /** The laboratory's scan, in pictures/masters; until it is here, a specimen of ours is drawn from the words below. */
  readonly scan?: string;
  readonly specimen: SpecimenWords;
}

/** No dates and no numbers but the one that the laboratory states. */
export interface SpecimenWords {
  /** The accreditation mark at its head. */
  readonly mark: (typeof accreditationMarks)[number]["id"];
  readonly heading: string;
  readonly subject: string;
  readonly statement: string;
}

export const certificates = [
  {
    id: "national-accreditation",
    title: "National accreditation certificate",
    specimen: {
      mark: "nabl",
      heading: "Certificate of accreditation",
      subject: claims.competenceStandard,
      statement:
        "The laboratory named here is accredited for testing, for the tests, methods and ranges that its scope of accreditation lists, and for no others.",
    },
  },
  {
    id: "iso-9001",
    title: "ISO 9001:2015 certificate",
    specimen: {
      mark: "iso-9001",
      heading: "Certificate of registration",
      subject: "ISO 9001:2015",
      statement:
        "The quality management system of the organisation named here is certified to the standard above.",
    },
  },
  {
    id: "iso-14001",
    title: "ISO 14001:2015 certificate",
    specimen: {
      mark: "iso-14001",
      heading: "Certificate of registration",
      subject: "ISO 14001:2015",
      statement:
        "The environmental management system of the organisation named here is certified to the standard above.",
    },
  },
  {
    id: "tc-15823",
    title: `${claims.certificateNumber} certificate`,
    specimen: {
      mark: "nabl",
      heading: "Testing certificate",
      subject: claims.certificateNumber,
      statement: `The certificate of this number covers testing to ${claims.competenceStandard}. What it covers is read in its scope; calibration is not part of it.`,
    },
  },
] as const satisfies readonly Certificate[];

/** Printed on every specimen. */
export const specimenWords = {
  stamp: "SPECIMEN",
  note: "Drawn for this site until the laboratory's own scan takes its place. It certifies nothing.",
  fields: ["Issued to", "Address", "Date of issue", "Valid until", "Signature"],
  onOriginal: "stands on the original",
} as const;
