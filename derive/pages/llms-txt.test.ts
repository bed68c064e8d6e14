import { expect, test } from "vitest";
import { pages } from "#content/copy/pages.ts";
import { llmsTxt } from "./llms-txt.ts";
import { sitePaths } from "./sitemap.ts";

test("it lists every page once, except home and the services index", () => {
  const text = llmsTxt("https://lab.example");
  const listed = [...text.matchAll(/\]\(https:\/\/lab\.example(.*?)\)/g)].map(([, path]) => path);
  const expected = sitePaths().filter(
    (path) => path !== pages.home.path && path !== pages.services.path,
  );
  expect(listed.toSorted()).toEqual(expected.toSorted());
});
