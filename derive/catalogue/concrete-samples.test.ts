import { expect, test } from "vitest";
import { concreteSamples } from "./concrete-samples.ts";

test.each([
  [5, 1, 1],
  [5.1, 1, 2],
  [15, 1, 2],
  [30, 1, 3],
  [50, 1, 4],
  [51, 1, 5],
  [100, 1, 5],
  [101, 1, 6],
  [220, 1, 8],
  [5, 2, 2],
  [45, 2, 4],
])("%d m³ in %d shifts need %d samples", (cubicMetres, shifts, samples) => {
  expect(concreteSamples(cubicMetres, shifts)).toMatchObject({ samples, cubes: 3 * samples });
});
