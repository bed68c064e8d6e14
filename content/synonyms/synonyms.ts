import { aggregateWords } from "./aggregate-words.ts";
import { bitumenWords } from "./bitumen-words.ts";
import { brickWords } from "./brick-words.ts";
import { calibrationWords } from "./calibration-words.ts";
import { cementWords } from "./cement-words.ts";
import { concreteWords } from "./concrete-words.ts";
import { layerWords } from "./layer-words.ts";
import { roadWords } from "./road-words.ts";
import { soilWords } from "./soil-words.ts";
import { steelWords } from "./steel-words.ts";
import { structureWords } from "./structure-words.ts";
import { waterWords } from "./water-words.ts";
import type { Synonym } from "./synonym.ts";

/** Every word of the dictionary; content/README.md says how to add one. */
export const synonyms: readonly Synonym[] = [
  ...steelWords,
  ...concreteWords,
  ...bitumenWords,
  ...layerWords,
  ...brickWords,
  ...waterWords,
  ...cementWords,
  ...aggregateWords,
  ...soilWords,
  ...structureWords,
  ...roadWords,
  ...calibrationWords,
];

/** Neither tested nor calibrated here, although our pages use the words: "air quality" does not ask for a hot-air oven. */
export const untested: readonly string[] = [
  "air",
  "air quality",
  "air pollution",
  "ambient air",
  "batching plant",
  "coal",
  "dharam kanta",
  "eye",
  "food",
  "furnace",
  "muffle furnace",
  "rice",
  "weigh bridge",
  "weighbridge",
  "x-ray",
];
