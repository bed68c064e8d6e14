import { countedCentres } from "./centres.ts";
import { claims } from "./claims.ts";
import { cubePlannerPage } from "./copy/cube-planner/castings.ts";
import { centresPath, pages } from "./copy/pages.ts";
import type { PictureId } from "./pictures.ts";
import { calibrationFacilities } from "./services/calibration-facilities.ts";
import { site } from "./site.ts";
import {
  aggregate,
  brick,
  calibration,
  concrete,
  fwd,
  metal,
  nsv,
  pile,
  soil,
  water,
} from "./service-slugs.ts";
import { verifyReport, verifyReportId } from "./verify-report.ts";

export const hero = {
  welcome: `Welcome to ${site.name}`,
  text: `Concrete, steel, soil, water and roads, tested in ${site.address.town} or at your site, for departments, contractors and households. Send your list: we say what is accredited, what to bring and the price.`,
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

/** A page, or a service with or without one of its sections. */
export type HomeLink = { readonly label: string } & (
  { readonly to: string } | { readonly service: string }
);

const binder = "bitumen-content-and-binder-tests";

/** Below the search field: what people bring. */
export const materials = [
  { label: "Concrete", service: `${concrete}#concrete` },
  { label: "Steel", service: metal },
  { label: "Soil", service: soil },
  { label: "Water", service: water },
  { label: "Aggregate", service: aggregate },
  { label: "Bitumen", service: `${concrete}#${binder}` },
  { label: "Bricks", service: brick },
  { label: "Calibration", service: calibration },
] as const satisfies readonly HomeLink[];

export interface FeatureCard {
  readonly title: string;
  readonly text: string;
  /** Where a visitor sees that it is so. */
  readonly evidence: readonly HomeLink[];
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const [, force] = calibrationFacilities.keyFigures;

/** Time in which the strip of clients moves by one. */
export const clientStripMs = 3000;

export const whyChoose = {
  label: "Why us",
  heading: `Why Choose ${site.name}`,
  cards: [
    {
      title: "Experience",
      text: `${capitalised(claims.experience.homeCard)} of testing to ${claims.practicesCited.slice(0, -1).join(", ")} and ${claims.practicesCited.at(-1)} practice.`,
      evidence: [
        { label: "All tests", to: pages.tests.path },
        { label: cubePlannerPage.title, to: cubePlannerPage.path },
      ],
    },
    {
      title: "Best testing facilities",
      text: "Your materials in one place. Each page says how to pack a sample.",
      evidence: [
        { label: "Concrete", service: `${concrete}#concrete` },
        { label: "Bitumen", service: `${concrete}#${binder}` },
        { label: "Steel", service: metal },
        { label: "Stone", service: brick },
        { label: "Soil", service: soil },
        { label: "Water", service: water },
      ],
    },
    {
      title: "Infrastructure",
      text: `Mobile equipment comes to your site, and samples are received at ${countedCentres()}.`,
      evidence: [
        { label: "Pile load", service: pile },
        { label: "Deflection", service: fwd },
        { label: "Network survey", service: nsv },
        { label: "Centres", to: centresPath },
      ],
    },
    {
      title: "Quality assessment",
      text: `Every result is reviewed before release, as ${claims.competenceStandard} requires.`,
      evidence: [
        {
          label: verifyReport.heading,
          to: `${pages.accreditation.path}#${verifyReportId}`,
        },
      ],
    },
    {
      title: "Professional team",
      text: `${capitalised(claims.engineers)} engineers.`,
      evidence: [{ label: "Our quality goals", to: pages.about.path }],
    },
    {
      title: "Advanced calibration",
      text: `Instruments are calibrated in line with ${claims.competenceStandard}.`,
      evidence: [{ label: `${force.label} ${force.value}`, service: calibration }],
    },
  ] satisfies readonly FeatureCard[],
};
