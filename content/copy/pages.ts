import { site } from "../site.ts";

/** Titles, headings and descriptions of the pages that are not services. */
export interface Page {
  readonly path: string;
  /** The document title, before " | <name>". */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** The opening sentence; default: the description. */
  readonly lead?: string;
}

/** Made from the visitor's own list, so search engines and the sitemap leave it out. */
export const requestFormPage = {
  path: "/request-form",
  title: "Request form",
  heading: "Request form",
  description: "A form to print, with your tests and samples, that goes with the samples.",
} as const;

export const pages = {
  home: {
    path: "/",
    title: "Home",
    heading: "Test results you can verify.",
    description: `Testing laboratory in ${site.address.town}: concrete, steel, soil, water, roads, bridges. Accredited by NABL for the tests in its scope. Also calibration and traffic surveys.`,
  },
  about: {
    path: "/about",
    title: "About Us",
    heading: "About the laboratory",
    description:
      "Who we are, how we work to ISO/IEC 17025, and our quality policy, objectives, goals and mission.",
  },
  accreditation: {
    path: "/accreditation",
    title: "Accreditation",
    heading: "Accreditation",
    description:
      "Our accreditation for testing and our management system certificates: what each one covers, and how to verify a report.",
  },
  testingScope: {
    path: "/nabl-scope/testing-scope",
    title: "NABL Testing Scope",
    heading: "NABL Testing Scope",
    description:
      "Our tests by service, with standards and place. NABL's scope shows which of them are accredited.",
  },
  clientele: {
    path: "/clientele",
    title: "Clientele",
    heading: "Clientele",
    lead: "The kinds of client we work for.",
    description:
      "The kinds of client we work for: railways, power, highways, public works, water, defence, oil and construction.",
  },
  contact: {
    path: "/contact",
    title: "Contact Us",
    heading: "Contact Us",
    lead: "Call or write with the material and tests; we'll tell you what to bring.",
    description: `Address, phones, e-mail and hours in ${site.address.town}, and our collection centres.`,
  },
  services: {
    path: "/services/all-testing-facilities",
    title: "Testing Services",
    heading: "Testing Services...",
    description:
      "All our testing, survey and calibration services: construction materials, soil and structures, water, roads and traffic, instruments.",
  },
  tests: {
    path: "/services/tests",
    title: "All Tests",
    heading: "All tests",
    description:
      "Every test of the laboratory by service, with its standard; each leads to its method and sample.",
  },
  standards: {
    path: "/standards",
    title: "Standards",
    heading: "Standards",
    description:
      "The standards that our tests use, by publisher and subject, with the editions that the BIS list has.",
  },
  howWeWork: {
    path: "/how-we-work",
    title: "How We Work",
    heading: "How we work",
    description:
      "How we handle your request, samples, results, report and complaints, under ISO/IEC 17025.",
  },
  privacy: {
    path: "/privacy",
    title: "Privacy",
    heading: "Privacy",
    description:
      "Who is responsible for your personal data, what this site stores, why and for how long, your rights, and whom to ask.",
  },
} as const satisfies Record<string, Page>;

/** The parameter that holds a test or a search that a visitor asks about. */
export const askedParameter = "ask";

/** The first field of the form on the contact page, which links to the form name. */
export const formId = "enquiry";

/** The form on the contact page. */
export const formPath = `${pages.contact.path}#${formId}`;

/** The parameter of a fragment that holds a list. */
export const requestParameter = "tests";

/** The collection centres on the contact page. */
export const centresId = "centres";
export const centresPath = `${pages.contact.path}#${centresId}`;

/** The second path of the services index, not canonical. */
export const servicesShortPath = "/services";

/** The parameter of the list of tests that holds what is searched for. */
export const queryParameter = "q";
