import { cubePlannerPage } from "./copy/cube-planner/castings.ts";
import { centresId, formId, pages, requestFormPage } from "./copy/pages.ts";
import { sentRequestsCopy } from "./copy/request/request.ts";
import { whatToBringCopy } from "./copy/tables/booking.ts";
import { pricing } from "./pricing.ts";
import type { Unconfirmed } from "./provenance.ts";
import { concrete } from "./service-slugs.ts";
import { site } from "./site.ts";
import { verifyReport, verifyReportId } from "./verify-report.ts";

/** A page, or a section of one, that the search finds; its id follows "page/" in `synonyms/pages.tsv`. */
export interface SearchedPage {
  readonly id: string;
  readonly title: string;
  readonly path: string;
  /** One sentence, below the title. */
  readonly text: string;
}

/** Besides these, the search finds the sections of /how-we-work and the collection centres. */
export const searchPages: readonly SearchedPage[] = [
  {
    id: "price",
    title: pricing.heading,
    path: `${pages.contact.path}#${pricing.id}`,
    text: "We quote for each request.",
  },
  {
    id: "quotation",
    title: pricing.ask,
    path: `${pages.contact.path}#${formId}`,
    text: "Name the tests and the number of samples; we reply by e-mail or phone.",
  },
  {
    id: "report-date",
    title: "When the report is ready",
    path: `${pages.howWeWork.path}#before-the-work-begins`,
    text: "Many tests show the time that their method takes. We agree the report date when you book.",
  },
  {
    id: "what-to-bring",
    title: whatToBringCopy.heading,
    path: pages.tests.path,
    text: "Most tests say how much to bring; the list leads to each.",
  },
  {
    id: "bring-samples",
    title: "Where to bring samples",
    path: `${pages.contact.path}#${centresId}`,
    text: `To ${site.address.town} or a collection centre. Please call before you come.`,
  },
  {
    id: "change-request",
    title: "Change a sent request",
    path: pages.contact.path,
    text: `Call us with its reference. On the device that sent it, press “${sentRequestsCopy.change}” beside it.`,
  },
  {
    id: "contact",
    title: pages.contact.title,
    path: pages.contact.path,
    text: `${site.address.town}, ${site.hours.text}, ${site.phones[0]}`,
  },
  {
    id: "verify-report",
    title: verifyReport.heading,
    path: `${pages.accreditation.path}#${verifyReportId}`,
    text: verifyReport.intro,
  },
  {
    id: "accreditation",
    title: pages.accreditation.title,
    path: pages.accreditation.path,
    text: "Our certificates and what each one covers.",
  },
  {
    id: "scope",
    title: pages.testingScope.title,
    path: pages.testingScope.path,
    text: "The document with our tests by service, to read or download.",
  },
  {
    id: "request-form",
    title: requestFormPage.title,
    path: requestFormPage.path,
    text: "To print, with your tests and samples.",
  },
  {
    id: "low-strength",
    title: "Cubes are low: what now?",
    path: `/services/${concrete}#if-the-strength-is-low`,
    text: "Rebound hammer, pulse velocity and cores, by clause 17 of IS 456.",
  },
  {
    id: "cube-planner",
    title: cubePlannerPage.title,
    path: cubePlannerPage.path,
    text: cubePlannerPage.lead,
  },
  {
    id: "services",
    title: pages.services.title,
    path: pages.services.path,
    text: "Testing, surveys and calibration.",
  },
  {
    id: "tests",
    title: pages.tests.title,
    path: pages.tests.path,
    text: "By service, each with its standards.",
  },
  {
    id: "standards",
    title: pages.standards.title,
    path: pages.standards.path,
    text: "The standards that our tests use, by publisher.",
  },
  {
    id: "clientele",
    title: pages.clientele.title,
    path: pages.clientele.path,
    text: pages.clientele.lead,
  },
  {
    id: "about",
    title: pages.about.title,
    path: pages.about.path,
    text: "Who we are, our quality policy, objectives and mission.",
  },
  {
    id: "how-we-work",
    title: pages.howWeWork.title,
    path: pages.howWeWork.path,
    text: "From request to report, under ISO/IEC 17025.",
  },
  {
    id: "privacy",
    title: pages.privacy.title,
    path: pages.privacy.path,
    text: "What this site stores, why and for how long.",
  },
];

export const unconfirmed: readonly Unconfirmed[] = [
  {
    statement: "words in Urdu script that the search knows (content/synonyms)",
    question:
      "Please let somebody who reads Urdu check them: does each mean what the line says, is it spelt as people type it, and which common word is missing?",
  },
];
