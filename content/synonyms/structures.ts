import { bearing, pile } from "./service-slugs.ts";
import type { Synonym } from "./synonym.ts";

export const structureTerms: readonly Synonym[] = [
  { terms: ["IS 2911 (Part 4)", "IS 2911"], for: [`${pile}/static-vertical-compression`, pile] },
  {
    terms: ["EN 1337-3", "EN 1337"],
    for: [`${bearing}/vertical-load`, `${bearing}/shear-modulus`],
  },
  { terms: ["IRC 83"], for: [`${bearing}/vertical-load`, bearing] },
  {
    terms: [
      "pile",
      "piles",
      "pile load",
      "vplt",
      "static pile load",
      "initial load test",
      "routine pile load",
      "vertical pile load",
      "kentledge",
      "pile capacity",
      "bored pile",
      "pile foundation",
      "पाइल",
      "vertical load test on pile",
    ],
    for: [`${pile}/static-vertical-compression`, `${pile}/pull-out`, `${pile}/lateral-load`, pile],
    expandsTo: "pile",
  },
  {
    terms: ["uplift", "pullout", "tension pile", "pull out", "pile uplift"],
    for: [`${pile}/pull-out`],
  },
  {
    terms: [
      "lateral pile",
      "horizontal force on pile",
      "horizontal pile load",
      "horizontal load on pile",
    ],
    for: [`${pile}/lateral-load`],
  },
  {
    terms: [
      "pda",
      "hsdpt",
      "hsdt",
      "high strain",
      "dynamic pile load",
      "dynamic pile",
      "capwap",
      "pile driving analyzer",
      "pile dynamic analysis",
      "dynamic load test",
    ],
    for: [`${pile}/high-strain-dynamic`],
  },
  {
    terms: [
      "pit",
      "pile integrity",
      "low strain",
      "integrity",
      "sonic echo",
      "necking",
      "pile integrity test",
      "pet pile",
    ],
    for: [`${pile}/low-strain-integrity`],
  },
  { terms: ["cyclic pile", "cyclic load"], for: [`${pile}/cyclic-vertical-load`] },
  {
    terms: [
      "bearing",
      "bridge bearing",
      "pul",
      "पुल",
      "bearing test",
      "roller bearing",
      "rocker bearing",
      "पुल बेयरिंग",
    ],
    for: [bearing, `${bearing}/vertical-load`],
  },
  {
    terms: [
      "elastomeric",
      "elastomeric bearing",
      "neoprene",
      "rubber pad",
      "bearing pad",
      "elastomeric pad",
      "rubber bearing",
      "neoprene pad",
      "elastomer",
    ],
    for: [`${bearing}/vertical-load`, `${bearing}/shear-modulus`, `${bearing}/hardness`],
    expandsTo: "bearing",
  },
  {
    terms: ["pot bearing", "pot ptfe", "pot cum ptfe", "spherical bearing", "sliding bearing"],
    for: [
      `${bearing}/combined-vertical-and-horizontal-load`,
      `${bearing}/friction-coefficient`,
      `${bearing}/rotation`,
    ],
  },
  { terms: ["shore hardness", "shore a", "irhd", "rubber hardness"], for: [`${bearing}/hardness`] },
  { terms: ["dpt", "dye penetrant", "lpt"], for: [`${bearing}/dye-penetrant-testing-of-welds`] },
  {
    terms: ["mpt", "mpi", "magnetic particle", "ut of casting"],
    for: [`${bearing}/ultrasonic-and-magnetic-particle-testing`],
  },
  {
    terms: ["dft", "paint thickness", "dry film", "paint", "coating thickness"],
    for: [`${bearing}/coating-thickness`, `${bearing}/bolt-torque-and-coating`],
  },
  {
    terms: ["teflon", "ptfe"],
    for: [`${bearing}/ptfe-and-uhmwpe-properties`, `${bearing}/friction-coefficient`],
  },
  {
    terms: ["polymer identification", "polymer content"],
    for: [`${bearing}/ash-content-and-polymer`],
  },
  {
    terms: ["bond strength of rubber", "rubber to steel", "peel"],
    for: [`${bearing}/adhesion-to-steel`],
  },
];
