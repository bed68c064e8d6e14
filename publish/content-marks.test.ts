import { expect, test } from "vitest";
import { centres } from "#content/centres.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { issuedScope } from "#derive/catalogue/accredited-lines.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { contentMarks } from "./content-marks.ts";

const marks = await contentMarks();
const valuesOf = (file: string) =>
  marks.filter((mark) => mark.file === file).map(({ value }) => value);

test("identity, centres, scope status and tests to confirm are listed, each in its file", () => {
  const paths = marks.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(site.placeholder.map((key) => `site.${key}`)));
  const standIns = centres.filter(({ placeholder }) => placeholder);
  expect(valuesOf("content/centres.ts")).toEqual(standIns.map(({ label }) => label));
  const isOpen = !issuedDocument || issuedScope.length === 0;
  expect(valuesOf("content/testing-scope.ts").length > 0).toBe(isOpen);
  for (const service of services) {
    const names = cataloguedTests(service)
      .filter(({ confirm }) => confirm)
      .map(({ name }) => name);
    const listed = valuesOf(`content/services/${service.slug}.ts`);
    expect(listed).toEqual(expect.arrayContaining(names));
  }
});

test("every mark has a value and a question, and none is listed twice", () => {
  expect(marks.filter(({ value, why }) => !value || value === "undefined" || !why)).toEqual([]);
  const lines = marks.map(({ file, path }) => `${file} ${path}`);
  expect(new Set(lines).size).toBe(lines.length);
});
