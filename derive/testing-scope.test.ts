import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { testRows } from "./test-rows.ts";
import { testingScope } from "./testing-scope.ts";

const scope = testingScope();

test("lines are numbered from 1 without a gap, in navigation order", () => {
  expect(scope.map(({ serial }) => serial)).toEqual(scope.map((_, at) => at + 1));
  const order = services.map(({ slug }) => slug);
  const places = scope.map(({ slug }) => order.indexOf(slug));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test("no test of a testing service is dropped", () => {
  const rows = services.flatMap((service) => testRows(service));
  expect(scope).toHaveLength(rows.length);
  expect(scope.length).toBeGreaterThan(200);
});

test("calibration, traffic, origin–destination and audit are not in it", () => {
  const listed = new Set(scope.map(({ slug }) => slug));
  expect([...listed]).not.toContain("calibration-facilities");
  expect(listed.size).toBe(11);
});

test("every line has a method, a sample and a place, and its scope is not stated yet", () => {
  for (const { methods, sample, place, scope: status, name } of scope) {
    expect(methods.length, name).toBeGreaterThan(0);
    expect("stated" in sample ? sample.stated : sample.typical, name).toBeTruthy();
    expect(["laboratory", "site"], name).toContain(place);
    expect(status, name).toBe("not-stated");
  }
});

test("limits of several columns are named in one sentence", () => {
  const line = scope.find(({ name, table }) => name === "COD" && table.startsWith("Effluent"));
  expect(line?.requirement).toBe(
    "inland surface water 250; public sewers –; land for irrigation –",
  );
});

test("lines survive being written as JSON", () => {
  expect(JSON.parse(JSON.stringify(scope))).toEqual(scope);
});
