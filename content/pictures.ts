import type { pages } from "./copy/pages.ts";

/** Which layout a picture is cropped for. */
export type PictureUse = "hero" | "about" | "service";

/** A picture of the site; its key is also the name of its file in pictures/masters (see pictures/README.md). */
export interface PictureFact {
  readonly use: PictureUse;
  /** Begins with "Illustration:" while the picture is a placeholder. */
  readonly alt: string;
  /** Horizontal position of a hero's subject, from 0 (left) to 100 (right): phones show that part. */
  readonly focus?: number;
  /** True until a photograph of the laboratory replaces this illustration. */
  readonly placeholder: boolean;
}

export const pictures = {
  "hero-1-cube": {
    use: "hero",
    alt: "Illustration: a concrete cube cracks between the platens of a compression testing machine",
    focus: 96,
    placeholder: true,
  },
  "hero-2-sieves": {
    use: "hero",
    alt: "Illustration: a stack of brass test sieves beside a heap of coarse aggregate",
    focus: 85,
    placeholder: true,
  },
  "hero-3-road-cores": {
    use: "hero",
    alt: "Illustration: asphalt and concrete cores cut from a road, on a laboratory bench",
    focus: 82,
    placeholder: true,
  },
  "hero-4-water": {
    use: "hero",
    alt: "Illustration: flask, beakers, measuring cylinder and sample bottles with water under test",
    focus: 85,
    placeholder: true,
  },
  "hero-5-bridge-bearing": {
    use: "hero",
    alt: "Illustration: a laminated bearing carries a bridge girder, hills at dusk behind it",
    focus: 92,
    placeholder: true,
  },
  "about-laboratory": {
    use: "about",
    alt: "Illustration: a long laboratory bench under windows, shelves of moulds, a testing machine at the far end",
    placeholder: true,
  },
  "service-building-material": {
    use: "service",
    alt: "Illustration: a penetration needle above a cup of bitumen, with two cores of bituminous mix",
    placeholder: true,
  },
  "service-metal-alloys-testing": {
    use: "service",
    alt: "Illustration: a steel specimen necks between the grips of a tensile machine, ribbed bars beside it",
    placeholder: true,
  },
  "service-brick-tile-marbles": {
    use: "service",
    alt: "Illustration: clay bricks, a hollow concrete block, a slab of marble and a glazed tile",
    placeholder: true,
  },
  "service-water-testing-service": {
    use: "service",
    alt: "Illustration: glassware with water samples, and an amber bottle for reagents",
    placeholder: true,
  },
  "service-calibration-facilities": {
    use: "service",
    alt: "Illustration: a pressure gauge, a set of brass weights and a vernier caliper",
    placeholder: true,
  },
  "service-pile-load-testing": {
    use: "service",
    alt: "Illustration: a hydraulic jack presses on a pile head under a girder, dial gauges on both sides",
    placeholder: true,
  },
  "service-road-material-testing": {
    use: "service",
    alt: "Illustration: cement cubes, a heap of cement with a scoop, and a Vicat apparatus",
    placeholder: true,
  },
  "service-bridge-bearing-testing": {
    use: "service",
    alt: "Illustration: a laminated elastomeric bearing between a plinth and a bridge girder",
    placeholder: true,
  },
  "service-coarse-and-fine-aggregate": {
    use: "service",
    alt: "Illustration: brass test sieves, one leaning on a heap of crushed stone",
    placeholder: true,
  },
  "service-nsvnetwork-vehicle-survey": {
    use: "service",
    alt: "Illustration: a survey van on a hill road casts a laser line across the lane behind it",
    placeholder: true,
  },
  "service-soil-testing": {
    use: "service",
    alt: "Illustration: a soil core in layers on a cradle, with sampling tube, compaction mould and rammer",
    placeholder: true,
  },
  "service-fwd-service": {
    use: "service",
    alt: "Illustration: the falling weight of a deflectometer on a road, its row of sensors alongside",
    placeholder: true,
  },
  "service-video-based-classified-traffic-survey": {
    use: "service",
    alt: "Illustration: a camera on a pole watches the light trails of traffic at dusk",
    placeholder: true,
  },
  "service-origin-destination-commodity": {
    use: "service",
    alt: "Illustration: a relief map with arcs of light between its towns",
    placeholder: true,
  },
  "service-safety-audit-facility": {
    use: "service",
    alt: "Illustration: a hill-road bend with chevron signs, cones and a guard rail",
    placeholder: true,
  },
} as const satisfies Record<string, PictureFact>;

export type PictureId = keyof typeof pictures;

/** The picture that social networks show with a link to a page. */
export const sharePictures = {
  home: "hero-1-cube",
  about: "about-laboratory",
  accreditation: "service-metal-alloys-testing",
  testingScope: "hero-4-water",
  clientele: "hero-5-bridge-bearing",
  contact: "hero-3-road-cores",
  services: "hero-2-sieves",
  tests: "service-soil-testing",
  standards: "hero-2-sieves",
  howWeWork: "service-metal-alloys-testing",
  privacy: "about-laboratory",
} as const satisfies Record<keyof typeof pages, PictureId>;
