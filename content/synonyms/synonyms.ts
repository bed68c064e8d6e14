import { aggregateTerms } from "./aggregate.ts";
import { bitumenTerms } from "./bitumen.ts";
import { brickTerms } from "./brick.ts";
import { calibrationTerms } from "./calibration.ts";
import { cementTerms } from "./cement.ts";
import { concreteTerms } from "./concrete.ts";
import { layerTerms } from "./layers.ts";
import { pageTerms } from "./pages.ts";
import { roadTerms } from "./road.ts";
import { soilTerms } from "./soil.ts";
import { steelTerms } from "./steel.ts";
import { structureTerms } from "./structures.ts";
import { waterTerms } from "./water.ts";
import type { Synonym } from "./synonym.ts";

/** All synonyms; content/README.md says how to add one. */
export const synonyms: readonly Synonym[] = [
  ...steelTerms,
  ...concreteTerms,
  ...bitumenTerms,
  ...layerTerms,
  ...brickTerms,
  ...waterTerms,
  ...cementTerms,
  ...aggregateTerms,
  ...soilTerms,
  ...structureTerms,
  ...roadTerms,
  ...calibrationTerms,
  ...pageTerms,
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
