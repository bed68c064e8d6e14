import type { Legal } from "../../site.ts";
import { certificateBody, certificateNumber } from "../../claims.ts";

/** The header and footer of every page. */
export const frameCopy = {
  skip: "Skip to content",
  menu: "Menu",
  main: "Main",
  breadcrumbs: "Breadcrumb",
  ask: "Ask us",
  services: "Services",
  laboratory: "The laboratory",
  footer: (heading: string) => `${heading}, footer`,
} as const;

/** Entries of the menus that have another name than their page. */
export const menuCopy = {
  about: "About",
  services: "Services",
  scope: "NABL Scope",
  allServices: "All services",
} as const;

/** The list of services beside a page. */
export const sidebarCopy = {
  label: "Testing services",
  heading: "TESTING SERVICES",
  /** What opens it on phones, on the page of a service and on others. */
  otherServices: "Other services",
  allServices: "All services",
} as const;

/** The announcement bar, which the specification puts on every page with the certificate number. */
export const announcementCopy = {
  label: "Announcement",
  body: certificateBody,
  certificateLabel: "accreditation certificate",
  certificate: certificateNumber,
  scope: "· for the tests in its scope",
  email: "E-mail",
  callBack: "Request Call Back",
  dismiss: "Dismiss announcement",
} as const;

/** The sentence below the announcement bar. */
export const noticeCopy = { label: "Notice" } as const;

/** Who is responsible by law, at the end of every page. */
export const legalLine = (legal: Legal): string =>
  [
    legal.companyName,
    legal.registration,
    `Registered office: ${legal.registeredOffice}`,
    legal.gstin && `GSTIN ${legal.gstin}`,
    legal.contact && `Questions and complaints: ${legal.contact}`,
  ]
    .filter(Boolean)
    .join(" · ");

/** The last line of a printed page. */
export const printedCopy = (address: string, day: string): string =>
  `${address} · Printed on ${day}`;

/** Whether the laboratory is open now, and if not, when it opens. */
export const openingCopy = {
  open: "Open",
  closed: "Closed",
  openNow: (closes: string) => `Open now, until ${closes}`,
  opens: (inDays: number, day: string, time: string) =>
    `Opens ${inDays === 0 ? "today" : inDays === 1 ? "tomorrow" : day} at ${time}`,
  closedToday: (reason: string) => `Closed today: ${reason}`,
} as const;

/** The end of a page: on a service page a sentence for calibration, or else by where the work is done. */
export const callToActionCopy = {
  calibration: "Have an instrument to calibrate? Ask for a quotation.",
  laboratory: "Have a sample ready? Ask for a quotation.",
  site: "Have a site to test or survey? Ask for a quotation.",
  contact: "Contact us",
} as const;

/** Announced after a press on a button that copies a text. */
export const clipboardCopy = {
  copied: "Copied",
  notCopied: "Not copied: please select the text",
} as const;

/** The page for unknown paths. */
export const notFoundCopy = {
  label: "404",
  heading: "Unexpected Application Error!",
  sentence:
    "We could not find this page: it may have moved. Search for what you would like tested.",
  home: "Go to the home page",
} as const;
