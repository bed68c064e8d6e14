import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";
import * as tree from "@parse5/tools";
import { expect, test } from "vitest";
import { hitPath } from "#app/finder/results/hit-path.ts";
import { searchIndex } from "#search/index/search-index.ts";
import { locationOf } from "#search/ranking/hits.ts";
import { readSearchData } from "./search-data.ts";
import { client, readPage } from "./testing/built-site.ts";

const attributes = (found: readonly tree.Element[], name: string) =>
  found.flatMap((element) => tree.getAttribute(element, name) ?? []);

const elements = new Map(
  globSync("**/index.html", { cwd: client })
    .map((file) => join("/", dirname(file)))
    .map((path) => [path, [...tree.queryAll<tree.Element>(readPage(path), tree.isElementNode)]]),
);
/** The places of a page that a fragment can name. */
const places = new Map(
  Array.from(elements, ([path, found]) => [path, new Set(attributes(found, "id"))]),
);

const broken = (hrefs: Iterable<string>) =>
  [...new Set(hrefs)].filter((href) => {
    const [address = "", fragment] = href.split("#");
    const [path = ""] = address.split("?");
    const found = places.get(path);
    if (!found) return !existsSync(join(client, address));
    return fragment && !found.has(decodeURIComponent(fragment));
  });

test("every result of the search leads to a place that exists", () => {
  const index = searchIndex(readSearchData());
  const hrefs = Array.from(index.entries.values(), (entry) =>
    hitPath({ ...entry, ...locationOf(index, entry) }),
  );
  expect(hrefs.length).toBeGreaterThan(300);
  expect(broken(hrefs)).toEqual([]);
});

test("every link of every page leads to a page or file that was built, and to a place on it", () => {
  const hrefs = Array.from(elements, ([path, found]) =>
    attributes(found, "href")
      .filter((href) => /^[/#]/.test(href))
      .map((href) => (href.startsWith("#") ? `${path}${href}` : href)),
  ).flat();
  expect(elements.size).toBeGreaterThan(200);
  expect(broken(hrefs)).toEqual([]);
});

test("no id stands twice on a page", () => {
  for (const [path, found] of elements) {
    const ids = attributes(found, "id");
    expect(
      ids.filter((id, at) => ids.indexOf(id) !== at),
      path,
    ).toEqual([]);
  }
});
