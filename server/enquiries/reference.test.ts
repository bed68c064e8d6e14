import { expect, test } from "vitest";
import { asReference, newReference } from "./reference.ts";

test("references are short and have no easily confused characters", () => {
  const made = Array.from({ length: 2000 }, newReference);
  for (const reference of made) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(new Set(made).size).toBe(made.length);
});

test.each(["k7mx-4xr2", "K7MX 4XR2", "k7mx4xr2"])("%s is read as K7MX-4XR2", (typed) => {
  expect(asReference(typed)).toBe("K7MX-4XR2");
});
