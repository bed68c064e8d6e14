import { expect, test } from "vitest";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { site } from "#content/site.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { earliestReport } from "./earliest-report.ts";
import { requestEntries } from "./entries.ts";
import { emptyRequest, type TestRequest } from "./request.ts";

const catalogue = catalogueJson();
const earliest = (request: Partial<TestRequest>, today = "2026-11-21") => {
  const whole = { ...emptyRequest, ...request };
  return earliestReport(requestEntries(whole, catalogue), whole, today, site.hours.days);
};
const cbr = { id: "soil-testing/cbr" };
const bod = { id: "water-testing-service/effluent-bod" };

test("the slowest method is counted from the day after the samples arrive", () => {
  expect(earliest({ items: [cbr, bod, { id: "building-material/slump" }] })).toEqual({
    date: "2026-11-26",
    test: expect.stringMatching(/^CBR/),
    time: "4 days' soaking, after compaction",
  });
  expect(earliest({ items: [{ id: "building-material/sets/gsb-to-morth" }] })).toMatchObject({
    date: "2026-11-26",
  });
});

test("a reading on a closed day is named", () => {
  expect(earliest({ items: [bod] }, "2026-11-18")).toMatchObject({
    date: "2026-11-22",
    closed: "Sunday",
  });
});

test("cubes are counted from casting, and a method without a time says nothing", () => {
  const castings = [{ castOn: "2026-11-12", ages: [7, 28] }];
  expect(earliest({ items: [{ id: cubeTestId }], castings })).toMatchObject({ date: "2026-12-10" });
  const cast = { id: cubeTestId, date: "2026-11-20" };
  expect(earliest({ items: [cast] })).toMatchObject({ date: "2026-12-18" });
  expect(earliest({ items: [{ id: cubeTestId }] })).toBeUndefined();
  expect(earliest({ items: [{ id: "building-material/slump" }] })).toBeUndefined();
});
