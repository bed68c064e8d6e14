import { certificateAt, claims } from "./claims.ts";
import type { PictureId } from "./pictures.ts";
import { site } from "./site.ts";

export const hero = {
  text: "Concrete, steel, bitumen, soil, stone and water tested in Jammu; roads, piles and bridges where they stand; instruments calibrated. To Indian and international standards.",
  action: "Get Started",
  /** Time that a slide is shown. */
  everyMs: 5000,
} as const;

/** The pictures of the hero, in the order they are shown. */
export const slides = [
  { picture: "hero-1-cube" },
  { picture: "hero-2-sieves" },
  { picture: "hero-3-road-cores" },
  { picture: "hero-4-water" },
  { picture: "hero-5-bridge-bearing" },
] as const satisfies readonly { picture: PictureId }[];

export interface FeatureCard {
  readonly title: string;
  readonly text: string;
}

const certificate = certificateAt("home");

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const whyChoose = {
  label: "Six reasons",
  heading: `Why Choose ${site.name}`,
  cards: [
    {
      title: "Experience",
      text: `${capitalised(claims.experience.homeCard)} of testing to ${claims.practicesCited.slice(0, -1).join(", ")} and ${claims.practicesCited.at(-1)} practice. Which standards a test follows is on its service page; ask before you rely on a DIN method.`,
    },
    {
      title: "Best testing facilities",
      text: "Concrete, bitumen, steel, stone, soil and water, tested in one laboratory.",
    },
    {
      title: "Infrastructure",
      text: "Equipment that travels: pile load tests, deflection tests and network surveys where the work is.",
    },
    {
      title: "Quality assessment",
      text: `Results are checked before they leave, the way ${claims.competenceStandard} asks.`,
    },
    {
      title: "Professional team",
      text: `${capitalised(claims.engineers)} engineers who know the methods and the sites.`,
    },
    {
      title: "Advanced calibration",
      text: `Dimensional, pressure, force, mass, volume and thermal instruments, following ${claims.competenceStandard}. The testing accreditation does not cover it.`,
    },
  ] satisfies readonly FeatureCard[],
};

export const homeSections = {
  accreditations: {
    label: "Each for its own field",
    heading: "Our Accreditations",
    note: `Certificate ${certificate.number} is ${certificate.body}'s alone, ${certificate.limit}. QRO, IAF and EGAC belong to the ISO certificates, which are for management systems and not for tests; the role of IAF passed to Global Accreditation Cooperation Incorporated on 1 January 2026.`,
  },
  clients: {
    label: "Who sends samples",
    heading: "Our Trusted Clients",
    action: "View All Clients",
    /** Time in which the strip moves by one client. */
    itemMs: 3000,
  },
  enquiry: {
    label: "Enquiry",
    heading: "Send us an Enquiry",
    text: "Tell us the material, the tests and the quantity, and we answer with what to bring and what it takes.",
  },
} as const;
