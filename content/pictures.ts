/** Which layout a picture is cut for. */
export type PictureUse = "hero" | "about" | "service";

/** A picture of the site. How to put the laboratory's own in its place: content/README.md. */
export interface PictureFact {
  /** The master, in pictures/masters. */
  readonly file: string;
  readonly use: PictureUse;
  /** What is seen. An illustration says that it is one. */
  readonly alt: string;
  /** Where the subject of a hero stands on the way from left (0) to right (100): phones show that part. */
  readonly focus?: number;
  /** A render of ours, until a photograph of the laboratory takes its place. */
  readonly standIn: boolean;
}

export const pictures = {
  "hero-1-cube": {
    file: "hero-1-cube.webp",
    use: "hero",
    alt: "Illustration: a concrete cube cracks between the platens of a compression testing machine",
    focus: 96,
    standIn: true,
  },
  "hero-2-sieves": {
    file: "hero-2-sieves.webp",
    use: "hero",
    alt: "Illustration: a stack of brass test sieves beside a heap of coarse aggregate",
    focus: 85,
    standIn: true,
  },
  "hero-3-road-cores": {
    file: "hero-3-road-cores.webp",
    use: "hero",
    alt: "Illustration: asphalt and concrete cores cut from a road, on a laboratory bench",
    focus: 82,
    standIn: true,
  },
  "hero-4-water": {
    file: "hero-4-water.webp",
    use: "hero",
    alt: "Illustration: flask, beakers, measuring cylinder and sample bottles with water under test",
    focus: 85,
    standIn: true,
  },
  "hero-5-bridge-bearing": {
    file: "hero-5-bridge-bearing.webp",
    use: "hero",
    alt: "Illustration: a laminated bearing carries a bridge girder, hills at dusk behind it",
    focus: 92,
    standIn: true,
  },
  "about-laboratory": {
    file: "about-laboratory.webp",
    use: "about",
    alt: "Illustration: a long laboratory bench under windows, shelves of moulds, a testing machine at the far end",
    standIn: true,
  },
  "service-building-material": {
    file: "service-building-material.webp",
    use: "service",
    alt: "Illustration: a penetration needle above a cup of bitumen, with two cores of bituminous mix",
    standIn: true,
  },
  "service-metal-alloys-testing": {
    file: "service-metal-alloys-testing.webp",
    use: "service",
    alt: "Illustration: a steel specimen necks between the grips of a tensile machine, ribbed bars beside it",
    standIn: true,
  },
  "service-brick-tile-marbles": {
    file: "service-brick-tile-marbles.webp",
    use: "service",
    alt: "Illustration: clay bricks, a hollow concrete block, a slab of marble and a glazed tile",
    standIn: true,
  },
  "service-water-testing-service": {
    file: "service-water-testing-service.webp",
    use: "service",
    alt: "Illustration: glassware with water samples, and an amber bottle for reagents",
    standIn: true,
  },
  "service-calibration-facilities": {
    file: "service-calibration-facilities.webp",
    use: "service",
    alt: "Illustration: a pressure gauge, a set of brass weights and a vernier caliper",
    standIn: true,
  },
  "service-pile-load-testing": {
    file: "service-pile-load-testing.webp",
    use: "service",
    alt: "Illustration: a hydraulic jack presses on a pile head under a girder, dial gauges on both sides",
    standIn: true,
  },
  "service-road-material-testing": {
    file: "service-road-material-testing.webp",
    use: "service",
    alt: "Illustration: cement cubes, a heap of cement with a scoop, and a Vicat apparatus",
    standIn: true,
  },
  "service-bridge-bearing-testing": {
    file: "service-bridge-bearing-testing.webp",
    use: "service",
    alt: "Illustration: a laminated elastomeric bearing between a plinth and a bridge girder",
    standIn: true,
  },
  "service-coarse-and-fine-aggregate": {
    file: "service-coarse-and-fine-aggregate.webp",
    use: "service",
    alt: "Illustration: brass test sieves, one leaning on a heap of crushed stone",
    standIn: true,
  },
  "service-nsvnetwork-vehicle-survey": {
    file: "service-nsvnetwork-vehicle-survey.webp",
    use: "service",
    alt: "Illustration: a survey van on a hill road casts a laser line across the lane behind it",
    standIn: true,
  },
  "service-soil-testing": {
    file: "service-soil-testing.webp",
    use: "service",
    alt: "Illustration: a soil core in layers on a cradle, with sampling tube, compaction mould and rammer",
    standIn: true,
  },
  "service-fwd-service": {
    file: "service-fwd-service.webp",
    use: "service",
    alt: "Illustration: the falling weight of a deflectometer on a road, its row of sensors alongside",
    standIn: true,
  },
  "service-video-based-classified-traffic-survey": {
    file: "service-video-based-classified-traffic-survey.webp",
    use: "service",
    alt: "Illustration: a camera on a pole watches the light trails of traffic at dusk",
    standIn: true,
  },
  "service-origin-destination-commodity": {
    file: "service-origin-destination-commodity.webp",
    use: "service",
    alt: "Illustration: a relief map with arcs of light between its towns",
    standIn: true,
  },
  "service-safety-audit-facility": {
    file: "service-safety-audit-facility.webp",
    use: "service",
    alt: "Illustration: a hill-road bend with chevron signs, cones and a guard rail",
    standIn: true,
  },
} as const satisfies Record<string, PictureFact>;

export type PictureId = keyof typeof pictures;
