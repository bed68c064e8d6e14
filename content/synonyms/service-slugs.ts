/** Short names for the services, by what people bring or ask for. */
export const concrete = "building-material";
export const metal = "metal-alloys-testing";
export const brick = "brick-tile-marbles";
export const water = "water-testing-service";
export const calibration = "calibration-facilities";
export const pile = "pile-load-testing";
export const cement = "road-material-testing";
export const bearing = "bridge-bearing-testing";
export const aggregate = "coarse-and-fine-aggregate";
export const nsv = "nsvnetwork-vehicle-survey";
export const soil = "soil-testing";
export const fwd = "fwd-service";
export const traffic = "video-based-classified-traffic-survey";
export const origin = "origin-destination-commodity";
export const audit = "safety-audit-facility";
