import { expect, test } from "vitest";
import { pages } from "#content/copy/pages.ts";
import { site } from "#content/site.ts";
import { listRevised } from "#content/testing-scope.ts";
import { llmsTxt, securityText } from "./text-files.ts";
import { sitePaths } from "./sitemap.ts";

test("it lists every page once, except home and the services index", () => {
  const text = llmsTxt("https://lab.example");
  const listed = [...text.matchAll(/\]\(https:\/\/lab\.example(.*?)\)/g)].map(([, path]) => path);
  const expected = sitePaths().filter(
    (path) => path !== pages.home.path && path !== pages.services.path,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});

test("security.txt has the fields of RFC 9116, and ends within a year of the last change", () => {
  const fields = securityText("https://lab.example").trim().split("\n");
  const values = Object.fromEntries(fields.map((field) => field.split(/: (.*)/)));
  expect(values).toMatchObject({
    Contact: `mailto:${site.email}`,
    Canonical: "https://lab.example/.well-known/security.txt",
  });
  const days = (Date.parse(values.Expires!) - Date.parse(listRevised)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});
