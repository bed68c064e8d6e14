import { claims, testingCertificate } from "./claims.ts";

const { body, number, notCovered } = testingCertificate;

/** The carousel's marks, the four certificate images and the list. Wording rule: laboratories are accredited, companies certified. */
export interface AccreditationMark {
  /** Its image is pictures/masters/marks/<id>, with any image extension. */
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  /** True until the laboratory may show the body's own logo: the image is the name in plain type. */
  readonly placeholder: boolean;
}

export const accreditationMarks = [
  { id: "nabl", name: "NABL", meaning: "National accreditation body", placeholder: true },
  { id: "qro", name: "QRO", meaning: "Certification body", placeholder: true },
  {
    id: "iaf",
    name: "IAF",
    meaning: "International Accreditation Forum, until 2025",
    placeholder: true,
  },
  { id: "egac", name: "EGAC", meaning: "Egyptian Accreditation Council", placeholder: true },
  { id: "iso-9001", name: "ISO 9001", meaning: "Quality management", placeholder: true },
  {
    id: "iso-45001",
    name: "ISO 45001",
    meaning: "Occupational health and safety",
    placeholder: true,
  },
  { id: "iso-14001", name: "ISO 14001", meaning: "Environmental management", placeholder: true },
] as const satisfies readonly AccreditationMark[];

/** How long the marks, and the certifications, stand before they move by one. */
export const carouselMs = 3000;

export interface Certification {
  readonly title: string;
  /** One sentence for the carousel. */
  readonly statement: string;
  /** What it covers, for the list. */
  readonly covers: string;
  /** Where its validity can be checked. */
  readonly validity: string;
}

const askForCopy =
  "Ask us for a copy, which states its number, the certification body and its validity.";

export const certifications = [
  {
    title: `${body} accreditation ${number}`,
    statement: `Accredited to ${claims.competenceStandard} for the tests in its scope.`,
    covers: `Our competence to carry out the tests in its scope, which lists each with its method and range. ${notCovered}`,
    validity: `${body} shows the validity and scope of ${number} in its directory.`,
  },
  {
    title: "ISO 9001:2015",
    statement: "Quality management system, certified.",
    covers: "How work is planned, checked and improved.",
    validity: askForCopy,
  },
  {
    title: "ISO 14001:2015",
    statement: "Environmental management system, certified.",
    covers: "How the effects of our work on the environment are managed.",
    validity: askForCopy,
  },
  {
    title: "ISO 45001:2018",
    statement: "Occupational health and safety management system, certified.",
    covers: "How risks to the health and safety of people at work are managed.",
    validity: askForCopy,
  },
] as const satisfies readonly Certification[];

export interface Certificate {
  /** Its image is pictures/masters/certificates/<id>, with any image extension. */
  readonly id: string;
  readonly title: string;
  readonly covers: string;
  /** True until the laboratory's scan replaces the image, which is a typeset record. */
  readonly placeholder: boolean;
}

export const certificates = [
  {
    id: "national-accreditation",
    title: "National accreditation certificate",
    covers: `Testing to ${claims.competenceStandard}.`,
    placeholder: true,
  },
  {
    id: "iso-9001",
    title: "ISO 9001:2015 certificate",
    covers: "The quality management system.",
    placeholder: true,
  },
  {
    id: "iso-14001",
    title: "ISO 14001:2015 certificate",
    covers: "The environmental management system.",
    placeholder: true,
  },
  {
    id: number.toLowerCase(),
    title: `${number} certificate`,
    covers: "The tests in its scope.",
    placeholder: true,
  },
] as const satisfies readonly Certificate[];
