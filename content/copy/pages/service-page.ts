import { pricing } from "../../pricing.ts";
import { pages } from "../pages.ts";

/** The headings of the services index, and its way to the prices. */
export const servicesIndexCopy = {
  heading: "Our Services",
  more: "Learn More",
  /** For screen readers, before the name of the service. */
  about: "about",
  price: {
    heading: "Prices",
    text: "We quote for each request.",
    link: pricing.heading,
    to: `${pages.contact.path}#${pricing.id}`,
  },
} as const;

/** The headings of the list of tests. */
export const testListCopy = {
  /** Together these are all entries of the list. */
  lead: (tests: number, onRequest: number, others: number) =>
    `${tests} tests, ${onRequest} more on request, and ${others} entries of sampling, evaluation and road survey. Each test leads to its method and sample.`,
  heading: "By service",
  /** A service's first tests. */
  first: (tests: readonly string[]) =>
    tests.slice(0, 3).join("\u00a0· ") + (tests.length > 3 ? "\u00a0…" : ""),
  see: (service: string) => `See ${service}`,
  withoutScripts:
    "The search needs JavaScript. Without it this page always shows the whole list; your browser can search in the page.",
} as const;

/** The controls of every service page. */
export const servicePageCopy = {
  call: "Call",
  print: "Print this page",
  onThisPage: "On this page",
  ask: "Ask us",
  /** The page above it in the breadcrumbs. */
  services: "Services",
} as const;

/** What the page of a service says of itself and of other services. */
export const serviceTextCopy = {
  /** Followed by the subject of the service. */
  askAbout: "Ask about",
  covers: (here: string) => `This page covers ${here}.`,
  /** Followed by a link. */
  see: (what: string) => `For ${what}, see`,
  allServices: "All testing services",
  cited: (count: number) => (count === 1 ? "One more standard" : `${count} more standards`),
} as const;
