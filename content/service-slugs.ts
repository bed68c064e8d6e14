/** Short names for services, by what people bring or ask for. */
export const concrete = "building-material";
export const metal = "metal-alloys-testing";
export const brick = "brick-tile-marbles";
export const water = "water-testing-service";
export const calibration = "calibration-facilities";
export const pile = "pile-load-testing";
export const aggregate = "coarse-and-fine-aggregate";
export const nsv = "nsvnetwork-vehicle-survey";
export const soil = "soil-testing";
export const fwd = "fwd-service";
