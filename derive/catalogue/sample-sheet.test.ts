import { expect, test } from "vitest";
import { centres } from "#content/centres.ts";
import { preparationFor } from "./preparation.ts";
import { deliveryPlaces, preparations } from "./sample-sheet.ts";

test("samples can be delivered to the laboratory and to every centre, each with a phone", () => {
  expect(deliveryPlaces().map(({ label }) => label)).toEqual([
    "Laboratory",
    ...centres.map(({ label }) => label),
  ]);
  for (const { phone } of deliveryPlaces()) expect(phone).toMatch(/^\+91 /);
});

test("papers that several services need are named once", () => {
  const slugs = ["building-material", "road-material-testing"];
  const { papers, packing } = preparationFor(preparations(), slugs);
  expect(new Set(papers).size).toBe(papers.length);
  expect(new Set(packing).size).toBe(packing.length);
  expect(papers.length).toBeGreaterThan(0);
  expect(preparationFor(preparations(), [])).toEqual({ packing: [], papers: [] });
});
