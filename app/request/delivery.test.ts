import { expect, test } from "vitest";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { deliveryOf } from "./delivery.ts";
import { requestEntries } from "./entries.ts";
import { emptyRequest } from "./request.ts";

const catalogue = catalogueJson();
const delivery = (bringTo: string, ...ids: string[]) => {
  const request = { ...emptyRequest, items: ids.map((id) => ({ id })), bringTo };
  return deliveryOf(requestEntries(request, catalogue), request);
};

const cbr = "soil-testing/cbr";
const bacteria = "water-testing-service/sets/drinking-water-31-tests";

test.each([
  ["Samba", "Samples go to", [cbr]],
  ["Jammu laboratory", "Samples go to", [cbr, bacteria]],
  ["Samba", "Instruments go to", ["calibration-facilities/nabl/pressure-gauge-hydraulic"]],
  [undefined, "Instruments go to", ["pile-load-testing/static-vertical-compression"]],
  [undefined, "Instruments go to", ["calibration-facilities/nabl/compression-testing-machine-ctm"]],
  [undefined, "Instruments go to", ["building-material/sets/concrete-in-a-structure"]],
  [
    undefined,
    "Instruments go to",
    catalogue.services.flatMap(({ surveys }) => surveys.map(({ id }) => id)),
  ],
  ["Samba", "Samples go to", [cbr, "building-material/slump"]],
])("for Samba the place is %s: %s", (place, what, ids) => {
  expect(delivery("Samba", ...ids).place).toBe(place);
  expect(delivery("Samba", ...ids).what).toBe(what);
});

test("a place that is none of ours is the laboratory", () => {
  expect(delivery("Mumbai", cbr).place).toBe("Jammu laboratory");
});

test("work on the client's site is told from samples that are brought", () => {
  expect(delivery("", cbr, "building-material/slump").hasSiteWork).toBe(true);
  expect(delivery("", cbr).hasSiteWork).toBe(false);
});
