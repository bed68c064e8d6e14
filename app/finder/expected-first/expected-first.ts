import { expectedAggregate } from "./aggregate.ts";
import { expectedBitumenAndLayers } from "./bitumen-and-layers.ts";
import { expectedBrick } from "./brick.ts";
import { expectedCalibration } from "./calibration.ts";
import { expectedCement } from "./cement.ts";
import { expectedConcrete } from "./concrete.ts";
import { expectedMetal } from "./metal.ts";
import { expectedRoads } from "./roads.ts";
import { expectedSoil } from "./soil.ts";
import { expectedStructures } from "./structures.ts";
import { expectedWater } from "./water.ts";

/** Queries as people on site type them, by the id of the result that must come first. */
export type ExpectedFirst = Readonly<Record<string, readonly string[]>>;

export const expectedFirst: ExpectedFirst = {
  ...expectedConcrete,
  ...expectedBitumenAndLayers,
  ...expectedMetal,
  ...expectedBrick,
  ...expectedWater,
  ...expectedCalibration,
  ...expectedStructures,
  ...expectedCement,
  ...expectedAggregate,
  ...expectedSoil,
  ...expectedRoads,
};
