import type { Quantity } from "./provenance.ts";
import { site } from "./site.ts";

/** What a client brings. Each figure names its source; what nobody has said is left out. */
export interface SampleKind {
  readonly name: string;
  /** For one test, or for the whole suite where it says so. */
  readonly amount: Quantity;
  /** Less is not tested. */
  readonly minimum?: Quantity;
  readonly container?: Quantity;
  readonly preservation?: Quantity;
  readonly marking?: Quantity;
  /** The time from sampling to the test. */
  readonly holding?: Quantity;
  readonly unfit?: Quantity;
  /** What a request says of all this, where it is long: what decides whether the sample is accepted. */
  readonly brief?: Quantity;
}

const cleanBags = { words: "clean, sound bags, one size and source in each" } as const;
const wholeUnits = { words: "whole and dry, stacked so that edges do not chip" } as const;

/** No centre takes it, so that it reaches the laboratory in time. */
const chilled = {
  preservation: { typical: "chilled, at about 5 °C or less" },
  holding: { words: `brought to ${site.address.town} on the day of sampling` },
} as const;

export const samples = {
  cube: {
    name: "Concrete cubes",
    amount: {
      standard: "3 cubes of 150 mm for each age",
      source: ["IS 516 (Part 1/Sec 1):2021"],
    },
    marking: { words: "marked with the date of casting" },
  },
  beam: { name: "Concrete beams", amount: { words: "beams cast with the concrete" } },
  core: { name: "Cores", amount: { words: "cores cut from the structure" } },
  "concrete-materials": {
    name: "Materials for a concrete mix",
    amount: { words: "cement, each aggregate and each admixture to be used" },
  },
  cement: {
    name: "Cement",
    amount: { typical: "10–15 kg in an airtight bag" },
    container: { words: "an airtight bag or tin, one consignment in each" },
    preservation: { words: "dry" },
  },
  bar: {
    name: "Reinforcement bars",
    amount: { typical: "3 pieces of at least 1 m, of each size and cast" },
    preservation: { words: "cold-cut and straight" },
    marking: { words: "tagged with diameter, heat or lot, and manufacturer" },
    unfit: { words: "flame-cut" },
  },
  "steel-piece": {
    name: "Steel for chemistry",
    amount: { typical: "one piece of about 100 mm" },
  },
  bitumen: {
    name: "Bitumen",
    amount: { typical: "1–2 kg of bitumen for the whole suite" },
    container: { words: "metal tins, not plastic" },
  },
  emulsion: { name: "Bitumen emulsion", amount: { typical: "5 l" } },
  "loose-mix": {
    name: "Loose mix",
    amount: { typical: "1–1.5 kg of loose mix for each extraction" },
  },
  "bituminous-mix-materials": {
    name: "Materials for a bituminous mix design",
    amount: { typical: "25–30 kg of each aggregate and 5 kg of bitumen" },
  },
  granular: {
    name: "Granular material (GSB, WMM, WBM)",
    amount: { typical: "60–100 kg for the whole suite" },
    container: cleanBags,
  },
  aggregate: {
    name: "Aggregate and sand",
    amount: { typical: "25 kg for 20 mm and for sand, 50 kg for 40 mm" },
    container: cleanBags,
    marking: { words: "tagged inside and outside" },
  },
  brick: {
    name: "Bricks",
    amount: {
      standard: "5 bricks",
      source: ["IS 3495 (Part 1):2019", "IS 3495 (Part 2):2019", "IS 3495 (Part 3):2019"],
    },
    preservation: wholeUnits,
  },
  block: {
    name: "Concrete blocks",
    amount: { standard: "20 blocks for the whole suite", source: ["IS 2185 (Part 1)"] },
    preservation: wholeUnits,
  },
  tile: {
    name: "Ceramic or vitrified tiles",
    amount: { typical: "10 tiles for each test" },
    container: { words: "their cartons" },
    preservation: wholeUnits,
  },
  "flooring-tile": {
    name: "Cement flooring tiles",
    amount: { standard: "6 tiles for each test", source: ["IS 1237"] },
    preservation: wholeUnits,
  },
  stone: { name: "Stone", amount: { typical: "6 specimens" }, preservation: wholeUnits },
  "soil-bag": {
    name: "Disturbed soil",
    amount: { typical: "5 kg" },
    container: { words: "strong bags" },
  },
  "sealed-soil": {
    name: "Soil for moisture content",
    amount: { typical: "0.5–1 kg, sealed" },
    container: { words: "sealed airtight on the spot" },
  },
  "undisturbed-tube": {
    name: "Undisturbed soil",
    amount: { words: "undisturbed tube" },
    container: { words: "tubes waxed at both ends" },
    preservation: { words: "kept upright and protected from shock" },
  },
  "rock-core": { name: "Rock core", amount: { words: "rock core, in its box" } },
  bentonite: { name: "Bentonite", amount: { typical: "2 kg" } },
  "water-bottle": {
    name: "Water",
    amount: { typical: "2 l in a clean bottle" },
    container: { words: "a clean bottle" },
  },
  "acid-washed-bottle": {
    name: "Water for metals",
    amount: { typical: "1 l in an acid-washed bottle with nitric acid" },
    container: { words: "bottle from us before you sample" },
    preservation: { typical: "nitric acid to below pH 2" },
    brief: { words: "bottle from us" },
  },
  "sterile-bottle": {
    name: "Water for microbiology",
    amount: { typical: "a sterile bottle of 250–500 ml" },
    container: {
      words: "bottle from us before you sample; chlorinated water: with sodium thiosulphate",
    },
    preservation: chilled.preservation,
    holding: {
      typical: `brought to ${site.address.town} on the day of sampling; test started within 24 h of sampling`,
    },
    brief: {
      typical: `bottle from us (for chlorinated water with sodium thiosulphate); chilled, to ${site.address.town} on the day of sampling; test within 24 h`,
    },
  },
  "effluent-bottle": {
    name: "Effluent",
    amount: { typical: "2 l, chilled" },
    ...chilled,
  },
  "glass-bottle": {
    name: "Effluent for oil and grease",
    amount: { typical: "1 l in glass, chilled" },
  },
  "sealed-pack": { name: "Packaged water", amount: { words: "sealed packs" } },
  bearing: {
    name: "Finished bearings",
    amount: { words: "finished bearings of the lot; number as specified" },
    container: { words: "flat, strapped to a pallet" },
    preservation: { words: "sliding faces covered" },
  },
  instrument: {
    name: "Hand instruments, gauges, glassware",
    amount: { words: "clean and in working order, with cases and accessories" },
    container: {
      words: "gauges and micrometers in their boxes, protected from shock; glassware empty and dry",
    },
  },
  agreed: { name: "Other samples", amount: { words: "agreed with you" } },
  "in-place": { name: "Nothing to send", amount: { words: "tested on site" } },
} as const satisfies Record<string, SampleKind>;

export type SampleKindId = keyof typeof samples;

/** A kind, with an amount where it differs, or several kinds whose amount says both. */
export type Sample =
  | SampleKindId
  | {
      readonly kind: SampleKindId | readonly SampleKindId[];
      readonly amount: Quantity;
      /** The same in lines of their own. */
      readonly parts?: readonly Sample[];
    };
