import { expectedAggregate } from "./aggregate.ts";
import { expectedBitumenAndLayers } from "./bitumen-and-layers.ts";
import { expectedBrick } from "./brick.ts";
import { expectedCalibration } from "./calibration.ts";
import { expectedCement } from "./cement.ts";
import { expectedConcrete } from "./concrete.ts";
import { expectedMetal } from "./metal.ts";
import { expectedRoads } from "./roads.ts";
import type { ExpectedFirst } from "./shape.ts";
import { expectedSoil } from "./soil.ts";
import { expectedStructures } from "./structures.ts";
import { expectedWater } from "./water.ts";

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
