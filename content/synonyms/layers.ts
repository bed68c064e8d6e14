import { concrete } from "./service-slugs.ts";
import type { Synonym } from "./synonym.ts";

export const layerTerms: readonly Synonym[] = [
  {
    terms: ["gsb", "granular sub base", "subbase"],
    for: [`${concrete}/gsb-grading`, `${concrete}/gsb-soaked-cbr`, `${concrete}/gsb-compaction`],
    expandsTo: "GSB",
  },
  {
    terms: ["wmm", "wet mix", "wet mix macadam"],
    for: [
      `${concrete}/wmm-grading`,
      `${concrete}/wmm-impact-value-or-abrasion`,
      `${concrete}/wmm-compaction`,
    ],
    expandsTo: "WMM",
  },
  {
    terms: ["wbm", "water bound macadam"],
    for: [`${concrete}/wbm-grading-and-shape`],
    expandsTo: "WBM",
  },
];
