import { concreteSampling } from "#content/sampling.ts";

/** How many cubes a visitor orders who has not said more (IS 456:2000, 15.3). */
export const { cubesOfSample } = concreteSampling;
