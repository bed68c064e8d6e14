import { expect, test } from "vitest";
import { clients } from "./clients.ts";

test("each of the sixteen has a monogram of its own, four letters at most", () => {
  const monograms = clients.map(({ monogram }) => monogram);
  expect(new Set(monograms).size).toBe(16);
  for (const monogram of monograms) expect(monogram).toMatch(/^[A-Z]{2,4}$/);
});
