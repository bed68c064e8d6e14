export interface Change {
  /** The day on which the pages changed, YYYY-MM-DD. */
  readonly date: string;
  readonly kind: "Edition" | "Correction";
  readonly pages: readonly string[];
  /** With the years that the register has; the pages of these standards count as named. */
  readonly editions?: readonly string[];
  /** One sentence. */
  readonly text: string;
}

/** What changed for visitors, the newest first. The key is part of an address and of the feed: never change it. */
// prettier-ignore
export const changes: Readonly<Record<string, Change>> = {
  "bacteria-on-the-day": { date: "2026-11-18", kind: "Correction", pages: ["/services/water-testing-service", "/contact"], text: "Water for bacteria is brought to Jammu on the day of sampling, and not to a collection centre." },
  "individual-samples-of-bars": { date: "2026-11-18", kind: "Correction", pages: ["/services/metal-alloys-testing"], text: "A single sample taken from a batch is not an individual sample (IS 1786:2008, Table 2); the page had said that pieces brought for testing are." },
  "impact-value-of-gsb": { date: "2026-11-18", kind: "Correction", pages: ["/services/building-material"], text: "The set for granular sub-base has the impact value; ten per cent fines are tested where the contract asks for them." },
  "privacy-of-orders": { date: "2026-11-18", kind: "Correction", pages: ["/privacy"], text: "The privacy notice also covers the data of orders and surveys, and says from when the rights of the Act apply." },
  "is-2062-in-parts": { date: "2026-11-16", kind: "Edition", pages: ["/services/metal-alloys-testing", "/services/bridge-bearing-testing"], editions: ["IS 2062 (Part 1):2025", "IS 2062 (Part 2):2026"], text: "Structural steel: IS 2062 (Part 1):2025 and IS 2062 (Part 2):2026 replace IS 2062." },
  "is-4759-withdrawn": { date: "2026-11-16", kind: "Edition", pages: ["/services/metal-alloys-testing"], editions: ["IS 2629 (Part 1):2025"], text: "Hot-dip galvanizing: IS 2629 (Part 1):2025 is named instead of IS 4759, which is withdrawn." },
  "is-228-in-parts": { date: "2026-11-16", kind: "Edition", pages: ["/services/metal-alloys-testing"], editions: ["IS 228 (Part 1):2025", "IS 228 (Part 3):2024", "IS 228 (Part 9):1989", "IS 228 (Part 20):2021"], text: "Chemical analysis of steel: Parts 1, 3, 9 and 20 of IS 228 are named instead of IS 228 as a whole." },
  "is-1208-in-parts": { date: "2026-11-16", kind: "Edition", pages: ["/services/building-material"], editions: ["IS 1208 (Part 1):2023", "IS 1208 (Part 2):2023", "IS 1448 (Part 69):2019"], text: "Bitumen: IS 1208 (Part 1):2023 replaces IS 1208 for ductility, IS 1208 (Part 2):2023 is added for elastic recovery, and IS 1448 [P:69] is now IS 1448 (Part 69):2019." },
  "is-3400-in-sections": { date: "2026-11-16", kind: "Edition", pages: ["/services/bridge-bearing-testing"], editions: ["IS 3400 (Part 2/Sec 2):2023", "IS 3400 (Part 10/Sec 1):2022", "IS 3400 (Part 14/Sec 2):2021"], text: "Rubber of bearings: hardness, compression set and adhesion to steel are named by the sections of IS 3400 that replace its Parts 2, 10 and 14." },
  "is-6441-in-parts": { date: "2026-11-16", kind: "Edition", pages: ["/services/brick-tile-marbles"], editions: ["IS 6441 (Part 1):1972", "IS 6441 (Part 2):1972", "IS 6441 (Part 5):1972"], text: "Autoclaved cellular concrete: Parts 1, 2 and 5 of IS 6441 are named instead of IS 6441 as a whole." },
  "is-1077-of-2025": { date: "2026-11-16", kind: "Edition", pages: ["/services/brick-tile-marbles"], editions: ["IS 1077:2025"], text: "Clay bricks: IS 1077:2025 is in force, and the page says that its figures are those of the edition of 1992." },
  "is-2131-of-2025": { date: "2026-11-16", kind: "Edition", pages: ["/services/soil-testing"], editions: ["IS 2131:2025"], text: "Standard penetration test: IS 2131:2025 is in force, and the page says that its figures are those of the edition of 1981." },
  "is-5402-in-parts": { date: "2026-11-16", kind: "Edition", pages: ["/services/water-testing-service"], editions: ["IS 5402 (Part 1):2021"], text: "Water: IS 5402 (Part 1):2021 replaces IS 5402 for plate counts, and IS 4251, which is withdrawn, is no longer the specification of food process water." },
  "zones-of-sand": { date: "2026-11-16", kind: "Correction", pages: ["/services/coarse-and-fine-aggregate"], text: "Zones of sand (IS 383:2016): 5 % may lie outside on one sieve and 10 % in all; the page had said 5 % in all." },
  "survey-out-of-scope": { date: "2026-11-16", kind: "Correction", pages: ["/services/nsvnetwork-vehicle-survey", "/nabl-scope/testing-scope"], text: "The road survey by vehicle is no longer in the testing scope and its PDF." },
};
