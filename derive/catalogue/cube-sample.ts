import { cubePlanner } from "#content/cube-planner.ts";

/** How many cubes a visitor orders who has not said more: one sample (IS 456:2000, 15.3). */
export const cubesOfSample = cubePlanner.cubesPerAge;
