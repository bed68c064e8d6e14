import { buildingMaterial } from "./building-material.ts";
import { metalAlloysTesting } from "./metal-alloys-testing.ts";
import { brickTileMarbles } from "./brick-tile-marbles.ts";
import { waterTestingService } from "./water-testing-service.ts";
import { calibrationFacilities } from "./calibration-facilities.ts";
import { pileLoadTesting } from "./pile-load-testing.ts";
import { roadMaterialTesting } from "./road-material-testing.ts";
import { bridgeBearingTesting } from "./bridge-bearing-testing.ts";
import { coarseAndFineAggregate } from "./coarse-and-fine-aggregate.ts";
import { nsvnetworkVehicleSurvey } from "./nsvnetwork-vehicle-survey.ts";
import { soilTesting } from "./soil-testing.ts";
import { fwdService } from "./fwd-service.ts";
import { videoBasedClassifiedTrafficSurvey } from "./video-based-classified-traffic-survey.ts";
import { originDestinationCommodity } from "./origin-destination-commodity.ts";
import { safetyAuditFacility } from "./safety-audit-facility.ts";
import type { Service } from "./shape.ts";

/** The services in the order of every menu. */
export const services: readonly Service[] = [
  buildingMaterial,
  metalAlloysTesting,
  brickTileMarbles,
  waterTestingService,
  calibrationFacilities,
  pileLoadTesting,
  roadMaterialTesting,
  bridgeBearingTesting,
  coarseAndFineAggregate,
  nsvnetworkVehicleSurvey,
  soilTesting,
  fwdService,
  videoBasedClassifiedTrafficSurvey,
  originDestinationCommodity,
  safetyAuditFacility,
];
