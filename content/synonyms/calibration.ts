import { calibration } from "./service-slugs.ts";
import type { Synonym } from "./synonym.ts";

export const calibrationTerms: readonly Synonym[] = [
  {
    terms: ["calibration", "calibrate", "calibrated", "caliberation", "callibration", "कैलिब्रेशन"],
    for: [calibration],
    expandsTo: "calibration",
  },
  {
    terms: [
      "utm",
      "universal testing machine",
      "utm machine",
      "utm calibration",
      "tensile machine",
    ],
    for: [`${calibration}/nabl/universal-testing-machine-utm`],
  },
  {
    terms: [
      "ctm",
      "compression testing machine",
      "cube testing machine",
      "ctm machine",
      "cube machine",
      "compression machine",
    ],
    for: [
      `${calibration}/nabl/compression-testing-machine-ctm`,
      `${calibration}/non-nabl/compression-testing-machine-ctm`,
    ],
  },
  {
    terms: [
      "kanta",
      "weighing machine",
      "weighing balance",
      "weighing scale",
      "balance",
      "taraju",
      "तराजू",
      "tarazu",
      "kaanta",
      "weighing",
      "digital balance",
      "balance calibration",
      "scale calibration",
    ],
    for: [`${calibration}/nabl/electronic-balance`, `${calibration}/nabl/weights`],
  },
  {
    terms: ["vernier", "vernier caliper", "caliper", "vernier calliper"],
    for: [`${calibration}/nabl/vernier-dial-or-digital-caliper`],
  },
  { terms: ["micrometer", "screw gauge"], for: [`${calibration}/nabl/external-micrometer`] },
  {
    terms: ["sieve calibration", "test sieve", "sieve set", "calibration of sieve"],
    for: [`${calibration}/nabl/test-sieves-aperture`],
  },
  {
    terms: ["pressure gauge", "manometer", "bourdon gauge", "hydraulic gauge"],
    for: [
      `${calibration}/nabl/pressure-gauge-hydraulic`,
      `${calibration}/nabl/pressure-gauge-or-transmitter-pneumatic`,
    ],
  },
  { terms: ["proving ring", "load cell"], for: [`${calibration}/non-nabl/proving-ring-load-cell`] },
  {
    terms: ["jack calibration", "hydraulic jack", "stressing jack", "jack"],
    for: [`${calibration}/non-nabl/hydraulic-jack-with-gauge-for-piles-and-prestressing`],
  },
  { terms: ["measuring tape", "tape"], for: [`${calibration}/nabl/steel-measuring-tape`] },
  {
    terms: ["thermometer", "thermameter", "temperature gauge", "temperature sensor"],
    for: [
      `${calibration}/nabl/liquid-in-glass-thermometer`,
      `${calibration}/nabl/digital-thermometer-with-rtd-or-thermocouple`,
    ],
  },
  {
    terms: ["oven", "hot air oven", "oven calibration"],
    for: [`${calibration}/nabl/hot-air-oven-incubator`],
  },
  {
    terms: ["cube mould", "cube mold"],
    for: [`${calibration}/non-nabl/cube-beam-and-cylinder-moulds`],
  },
  {
    terms: ["glassware", "beaker", "jar"],
    for: [
      `${calibration}/nabl/measuring-cylinder-volumetric-flask`,
      `${calibration}/nabl/pipette-burette`,
    ],
  },
  {
    terms: ["standard weight", "test weight", "calibration of weight"],
    for: [`${calibration}/nabl/weights`],
  },
  { terms: ["steel scale", "steel ruler", "ruler"], for: [`${calibration}/nabl/steel-rule`] },
  {
    terms: ["dial gauge", "dial indicator"],
    for: [
      `${calibration}/nabl/dial-gauge-plunger-type`,
      `${calibration}/nabl/dial-test-indicator-lever-type`,
    ],
  },
  {
    terms: ["thermocouple", "rtd", "temperature indicator", "digital thermometer"],
    for: [`${calibration}/nabl/digital-thermometer-with-rtd-or-thermocouple`],
  },
  {
    terms: ["rammer", "proctor mould", "compaction mould"],
    for: [`${calibration}/non-nabl/compaction-mould-and-rammer`],
  },
  { terms: ["casagrande"], for: [`${calibration}/non-nabl/liquid-limit-device-casagrande`] },
  { terms: ["vicat apparatus"], for: [`${calibration}/non-nabl/vicat-apparatus-and-mould`] },
  {
    terms: ["cbr machine", "marshall machine", "load frame", "triaxial machine"],
    for: [`${calibration}/nabl/cbr-marshall-or-triaxial-load-frame`],
  },
  { terms: ["flexure machine"], for: [`${calibration}/nabl/flexural-testing-machine`] },
  {
    terms: ["ISO 7500-1", "IS 1828"],
    for: [
      `${calibration}/nabl/compression-testing-machine-ctm`,
      `${calibration}/nabl/universal-testing-machine-utm`,
    ],
  },
];
