import { cement } from "./service-slugs.ts";
import type { Synonym } from "./synonym.ts";

export const cementTerms: readonly Synonym[] = [
  {
    terms: ["opc", "opc 33", "opc 43", "opc 53", "ordinary portland cement"],
    for: [`${cement}/compressive-strength`, `${cement}/initial-setting-time`, cement],
    expandsTo: "cement",
  },
  {
    terms: ["cement", "सीमेंट", "siment", "simant", "white cement", "cement sample"],
    for: [
      cement,
      `${cement}/compressive-strength`,
      `${cement}/initial-setting-time`,
      `${cement}/fineness-air-permeability`,
    ],
  },
  { terms: ["is 269", "is 4031"], for: [`${cement}/compressive-strength`] },
  {
    terms: ["ppc", "pozzolana cement", "portland pozzolana"],
    for: [`${cement}/portland-pozzolana-cement`],
  },
  {
    terms: ["psc", "slag cement", "ppc slag", "portland slag"],
    for: [`${cement}/portland-slag-cement`],
  },
  {
    terms: ["src", "srpc", "sulphate resisting"],
    for: [`${cement}/sulphate-resisting-portland-cement`],
  },
  {
    terms: [
      "cement cube",
      "mortar cube",
      "cement strength",
      "cement compressive strength",
      "cement 28 days",
      "mortar strength",
      "cement mortar cube",
      "compressive strength of cement",
      "mortar",
      "cement mortar",
      "मोर्टार",
    ],
    for: [`${cement}/compressive-strength`],
  },
  {
    terms: [
      "ist",
      "initial setting",
      "setting time",
      "jamne ka samay",
      "kitni der mein jamta",
      "vicat",
      "setting",
      "initial set",
      "cement setting",
    ],
    for: [
      `${cement}/initial-setting-time`,
      `${cement}/final-setting-time`,
      `${cement}/standard-consistency`,
    ],
  },
  { terms: ["fst", "final setting"], for: [`${cement}/final-setting-time`] },
  {
    terms: ["normal consistency", "cement consistency", "consistency"],
    for: [`${cement}/standard-consistency`],
  },
  { terms: ["blaine", "specific surface"], for: [`${cement}/fineness-air-permeability`] },
  {
    terms: ["fineness of cement", "cement fineness", "fineness"],
    for: [`${cement}/fineness-air-permeability`, `${cement}/fineness-dry-sieving`],
  },
  {
    terms: ["le chatelier", "lechatelier", "soundness of cement", "cement soundness"],
    for: [`${cement}/soundness-le-chatelier`, `${cement}/soundness-autoclave`],
  },
  { terms: ["loi"], for: [`${cement}/loss-on-ignition`] },
  { terms: ["so3"], for: [`${cement}/sulphuric-anhydride`] },
  { terms: ["mgo"], for: [`${cement}/magnesia`] },
  { terms: ["lsf"], for: [`${cement}/lime-saturation-factor`] },
  {
    terms: ["chemical analysis of cement", "cement chemical", "cement chemistry"],
    for: [`${cement}/lime-saturation-factor`, `${cement}/loss-on-ignition`],
  },
  {
    terms: [
      "cement fineness 90 micron",
      "cement sieve",
      "sieve test of cement",
      "residue on 90 micron",
      "90 micron",
      "cement fineness by sieve",
      "fineness by sieve",
      "fineness by dry sieving",
    ],
    for: [`${cement}/fineness-dry-sieving`],
  },
  {
    terms: [
      "specific gravity of cement",
      "cement specific gravity",
      "cement density",
      "density of cement",
    ],
    for: [`${cement}/density`],
  },
  { terms: ["insoluble", "ir of cement"], for: [`${cement}/insoluble-residue`] },
  { terms: ["chloride in cement", "cement chloride"], for: [`${cement}/chloride`] },
  { terms: ["opc strength"], for: [`${cement}/compressive-strength`] },
  { terms: ["na2o", "alkali equivalent"], for: [`${cement}/alkalis`] },
];
