import type { PictureId } from "./pictures.ts";

/** Titles, headings and descriptions of the pages that are not services. */
export interface Page {
  readonly path: string;
  /** Stands before " | <name>" in the browser's tab. */
  readonly title: string;
  readonly heading: string;
  readonly description: string;
  /** Seen where a link to the page is shared. */
  readonly picture: PictureId;
}

export const pages = {
  home: {
    path: "/",
    title: "Home",
    heading: "Welcome to measured certainty.",
    description:
      "Accredited testing and calibration laboratory in Jammu: construction materials, roads, bridges, soil, water and instruments, to Indian and international standards.",
    picture: "hero-1-cube",
  },
  about: {
    path: "/about",
    title: "About Us",
    heading: "About the laboratory",
    description:
      "Who we are, how we work to ISO/IEC 17025, and our quality policy, objectives, goals and mission.",
    picture: "about-laboratory",
  },
  accreditation: {
    path: "/accreditation",
    title: "Accreditation",
    heading: "Accreditation",
    description:
      "Accreditation certificate TC-15823 and the management system certificates of the laboratory, and what each of them covers.",
    picture: "service-metal-alloys-testing",
  },
  testingScope: {
    path: "/nabl-scope/testing-scope",
    title: "NABL Testing Scope",
    heading: "NABL Testing Scope",
    description:
      "What the laboratory tests, to which standard and where: the testing scope, service by service.",
    picture: "hero-4-water",
  },
  clientele: {
    path: "/clientele",
    title: "Clientele",
    heading: "Clientele",
    description:
      "Railways, power, highways, public works, water, defence, oil and construction: who sends samples to the laboratory.",
    picture: "hero-5-bridge-bearing",
  },
  contact: {
    path: "/contact",
    title: "Contact Us",
    heading: "Contact Us",
    description:
      "Address, phones, e-mail and working hours of the laboratory in Jammu, and four collection centres for samples.",
    picture: "hero-3-road-cores",
  },
  services: {
    path: "/services/all-testing-facilities",
    title: "Testing Services",
    heading: "Testing Services...",
    description:
      "Fifteen testing, survey and calibration services in five groups: materials, ground and structures, water, roads and traffic, calibration.",
    picture: "hero-2-sieves",
  },
  privacy: {
    path: "/privacy",
    title: "Privacy",
    heading: "Privacy",
    description: "What this site keeps about you, why, for how long, and how to have it erased.",
    picture: "about-laboratory",
  },
} as const satisfies Record<string, Page>;

/** The second address of the services index; its canonical is the first. */
export const servicesShortPath = "/services";
