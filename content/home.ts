import { claims } from "./claims.ts";
import type { PictureId } from "./pictures.ts";
import { site } from "./site.ts";

export const hero = {
  text: "Concrete, steel, bitumen, soil, stone and water tested in Jammu. Roads, piles and bridges tested on site. Instruments calibrated. To Indian and international standards.",
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

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Time in which the strip of clients moves by one. */
export const clientStripMs = 3000;

export const whyChoose = {
  label: "Why us",
  heading: `Why Choose ${site.name}`,
  cards: [
    {
      title: "Experience",
      text: `${capitalised(claims.experience.homeCard)} of testing to ${claims.practicesCited.slice(0, -1).join(", ")} and ${claims.practicesCited.at(-1)} practice. Our tests name the standard they follow; ask us first for a DIN method.`,
    },
    {
      title: "Best testing facilities",
      text: "Concrete, bitumen, steel, stone, soil and water tested in one laboratory.",
    },
    {
      title: "Infrastructure",
      text: "Mobile equipment for pile load, deflection and network surveys at your site.",
    },
    {
      title: "Quality assessment",
      text: `Every result is reviewed before release, as ${claims.competenceStandard} requires.`,
    },
    {
      title: "Professional team",
      text: `${capitalised(claims.engineers)} engineers who know both the methods and the sites.`,
    },
    {
      title: "Advanced calibration",
      text: `Dimensional, pressure, force, mass, volume and thermal instruments, calibrated in line with ${claims.competenceStandard}, in our laboratory or at your site.`,
    },
  ] satisfies readonly FeatureCard[],
};
