import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { testRows } from "./test-rows.ts";
import { testingScope } from "./testing-scope.ts";

const scope = testingScope();
const lines = scope.flatMap((service) => service.lines);

test("services stand in navigation order, their lines numbered from 1 without a gap", () => {
  const order = services.map(({ slug }) => slug);
  const places = scope.map(({ slug }) => order.indexOf(slug));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const service of scope)
    expect(service.lines.map(({ serial }) => serial)).toEqual(service.lines.map((_, at) => at + 1));
});

test("a line is cited by its service and serial, and no two alike", () => {
  for (const { slug, lines: own } of scope)
    expect(own.map(({ id }) => id)).toEqual(own.map(({ serial }) => `${slug}-${serial}`));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
});

test("no test of a testing service is dropped, doubled or moved", () => {
  const names = services.flatMap((service) => testRows(service).map(({ name }) => name));
  expect(lines.map(({ name }) => name)).toEqual(names);
  expect(lines.length).toBeGreaterThan(200);
});

test("calibration, traffic, origin–destination and audit are not in it", () => {
  const listed = scope.map(({ slug }) => slug);
  expect(listed).toHaveLength(11);
  expect(services.map(({ slug }) => slug).filter((slug) => !listed.includes(slug))).toEqual([
    "calibration-facilities",
    "video-based-classified-traffic-survey",
    "origin-destination-commodity",
    "safety-audit-facility",
  ]);
});

test("every line has a method, a sample and a place, and its scope is not stated yet", () => {
  for (const { methods, sample, place, scope: status, name } of lines) {
    expect(methods.length, name).toBeGreaterThan(0);
    expect("stated" in sample ? sample.stated : sample.typical, name).toBeTruthy();
    expect(["laboratory", "site"], name).toContain(place);
    expect(status, name).toBe("not-stated");
  }
});

test("limits of several columns are named in one sentence", () => {
  const line = lines.find(({ name, table }) => name === "COD" && table.startsWith("Effluent"));
  expect(line?.requirement).toBe(
    "inland surface water 250; public sewers –; land for irrigation –",
  );
});

test("lines survive being written as JSON", () => {
  expect(JSON.parse(JSON.stringify(scope))).toEqual(scope);
});
