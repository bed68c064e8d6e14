import { certificateAt } from "./claims.ts";

const certificate = certificateAt("accreditationPage");

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

const askForCopy = "Ask us for a copy, which states its number and validity.";

export const certifications = [
  {
    title: `${certificate.body} accreditation ${certificate.number}`,
    statement: `Accredited as a testing laboratory to ISO/IEC 17025, ${certificate.limit}.`,
    covers: `Competence to carry out tests, ${certificate.limit}. The scope lists each test with its method and range.`,
    validity: `${certificate.body} shows the validity of ${certificate.number} at nabl-india.org.`,
  },
  {
    title: "ISO 9001:2015",
    statement: "Quality management system, certified.",
    covers: "How work is planned, checked and improved. It does not assess the result of a test.",
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
  /** Where this site states it. */
  readonly number?: string;
  readonly covers: string;
  /** True until the laboratory's scan replaces the image, which is marked SPECIMEN. */
  readonly placeholder: boolean;
}

export const certificates = [
  {
    id: "national-accreditation",
    title: "National accreditation certificate",
    number: certificate.number,
    covers: `Testing to ISO/IEC 17025, ${certificate.limit}.`,
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
    id: certificate.number.toLowerCase(),
    title: `${certificate.number} certificate`,
    number: certificate.number,
    covers: `The accreditation under this number, ${certificate.limit}.`,
    placeholder: true,
  },
] as const satisfies readonly Certificate[];

export const accreditationWords = {
  certificates: "Certificates",
  /** Above the images, because the link of each is named after its certificate only. */
  note: `Select a certificate to open it full size in a new tab. ${certificate.number} is the number of the ${certificate.body} certificate, ${certificate.limit}; the ISO certificates are for management systems and do not assess test results.`,
  number: "Number",
  covers: "Covers",
  view: "View full size",
  certifications: "Certifications",
  details: "What each one covers",
  scope: "See the testing scope",
} as const;
