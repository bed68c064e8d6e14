import { concreteSampling } from "#content/sampling.ts";

const { steps, furtherCubicMetres, cubesOfSample, age, clause, amendments } = concreteSampling;

/** The least number of samples and of their cubes at this age; each shift has a sample of its own. */
export function concreteSamples(cubicMetres: number, shifts: number) {
  const step = steps.find(({ upTo }) => cubicMetres <= upTo);
  const last = steps.at(-1)!;
  const further = Math.ceil((cubicMetres - last.upTo) / furtherCubicMetres);
  const samples = Math.max(step?.samples ?? last.samples + further, shifts);
  return { samples, cubes: samples * cubesOfSample, age, clause, amendments };
}
