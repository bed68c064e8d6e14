import { claims, testingCertificate } from "./claims.ts";
import { type Unconfirmed, unlessStated } from "./provenance.ts";

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
    meaning: "International Accreditation Forum (merged in 2026)",
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
  readonly covers: string;
}

export const certifications = [
  {
    title: `${body} accreditation ${number}`,
    covers: `Our competence to ${claims.competenceStandard} in the tests that its scope lists, each with its method and range. ${notCovered} ${body} shows its validity and scope in its directory.`,
  },
  {
    title: "ISO 9001:2015",
    covers: "Our quality management system: how work is planned, checked and improved.",
  },
  {
    title: "ISO 14001:2015",
    covers: "Our environmental management system: how we manage the effects of our work.",
  },
  {
    title: "ISO 45001:2018",
    covers: "Our health and safety management system: how we protect people at work.",
  },
] as const satisfies readonly Certification[];

export interface Certificate {
  /** Its image is pictures/masters/certificates/<id>, with any image extension. */
  readonly id: string;
  readonly title: string;
  readonly covers: string;
  readonly text: string;
  readonly standard: string;
  readonly number?: string;
  /** Its last day, as 2027-06-30; it is not released as valid after that. */
  readonly validUntil?: string;
  /** True until the laboratory's scan replaces the image, which is a typeset record. */
  readonly placeholder: boolean;
}

export const certificates = [
  {
    id: "national-accreditation",
    title: "National accreditation certificate",
    covers: `Testing, ${body} accreditation`,
    text: "For the tests that its scope lists",
    standard: claims.competenceStandard,
    number,
    placeholder: true,
  },
  {
    id: number.toLowerCase(),
    title: `${number} certificate`,
    covers: `Scope of ${number}`,
    text: "Each test with its method and range",
    standard: claims.competenceStandard,
    number,
    placeholder: true,
  },
  {
    id: "iso-9001",
    title: "ISO 9001:2015 certificate",
    covers: "Quality management",
    text: "How work is planned, checked and improved",
    standard: "ISO 9001:2015",
    placeholder: true,
  },
  {
    id: "iso-14001",
    title: "ISO 14001:2015 certificate",
    covers: "Environmental management",
    text: "How we manage the effects of our work",
    standard: "ISO 14001:2015",
    placeholder: true,
  },
] as const satisfies readonly Certificate[];

export const unconfirmed: readonly Unconfirmed[] = unlessStated(
  certificates.every((one: Certificate) => one.number && one.validUntil),
  "number and last day of every certificate",
  "What number does each certificate have, and until when is it valid?",
);
