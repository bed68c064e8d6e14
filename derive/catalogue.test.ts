import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { catalogue, catalogueRows } from "./catalogue.ts";
import { testingScope } from "./testing-scope.ts";

const lines = testingScope().flatMap((service) => service.lines);

test("the catalogue names its version, its day and every test once", () => {
  const feed = JSON.parse(JSON.stringify(catalogue("https://laboratory.example")));
  expect([feed.version, feed.revised]).toEqual([1, site.revised]);
  expect(feed.services.flatMap((service: { tests: unknown[] }) => service.tests)).toEqual(lines);
  expect(feed.services[0].url).toBe("https://laboratory.example/services/building-material");
});

test("the table has a head, a row for each test, and as many cells in each", () => {
  const rows = catalogueRows();
  expect(rows).toHaveLength(lines.length + 1);
  expect(new Set(rows.map(({ length }) => length))).toEqual(new Set([15]));
  const [head, ...body] = rows;
  const column = (name: string) => body.map((row) => row[head!.indexOf(name)]);
  expect(column("id")).toEqual(lines.map(({ id }) => id));
  expect(column("test")).toEqual(lines.map(({ name }) => name));
  expect(column("methods")).toEqual(lines.map(({ methods }) => methods.join("; ")));
  expect(column("scope")).toEqual(lines.map(({ scope }) => scope));
});
