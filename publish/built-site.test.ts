import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import * as tree from "@parse5/tools";
import { parse } from "parse5";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { hitPath } from "#app/finder/results/hit-path.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { buildMark, serviceWorkerPath } from "#contract/service-worker.ts";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { sitemapPaths, sitePaths } from "#derive/pages/sitemap.ts";
import { searchIndex } from "#search/index/search-index.ts";
import { locationOf } from "#search/ranking/hits.ts";
import { contentMarks } from "./content-marks.ts";
import { readSearchData } from "./search-data.ts";
import { elementsIn } from "./html.ts";
import {
  attribute,
  canonical,
  client,
  fileOf,
  find,
  meta,
  pathname,
  readDocument,
  readPage,
  textOf,
} from "./testing/built-site.ts";

const manifest = parseManifest(readFileSync(fileOf(join("..", manifestFile)), "utf8"));
const unique = (values: string[]) => new Set(values).size;

test("the styles of the page shown offline are cached with it", () => {
  const worker = readFileSync(fileOf(serviceWorkerPath), "utf8");
  const styles = find(readPage(offlineCopy.path), "link", { rel: "stylesheet" });
  for (const style of styles) expect(worker).toContain(attribute("href")(style));
  expect(styles).not.toEqual([]);
});

test("home comes with about the first round trip: what a server sends without waiting", () => {
  const headers = 600;
  // Only programs ask for it: every supported browser takes Brotli, which built-pages.test.ts measures.
  expect(statSync(fileOf("index.html.gz")).size + headers).toBeLessThanOrEqual(17_000);
});

test("titles, descriptions and pictures for shared links are each page's own", () => {
  const all = sitePaths().map(readPage);
  expect(
    unique(all.map((page) => textOf(find(page, "title")[0]!) + meta(page, "name", "description"))),
  ).toBe(all.length);
  expect(unique(all.map((page) => meta(page, "property", "og:image")))).toBe(all.length);
});

/** Hedges; a table says in one footnote that its figures are typical. */
const struck = /\busual|not checked yet|likely current|judged by it|claim accreditation for none/i;

test("no built file contains a phrase that was struck", () => {
  const files = globSync("**/*.{html,js,css,json,txt,xml,svg,webmanifest}", {
    cwd: client,
  });
  expect(files.length).toBeGreaterThan(350);
  expect(files.filter((file) => struck.test(readFileSync(fileOf(file), "utf8")))).toEqual([]);
});

test("no page holds a question to the laboratory", async () => {
  const questions = (await contentMarks()).map(({ why }) => why);
  expect(questions.length).toBeGreaterThan(0);
  for (const path of sitePaths()) {
    const text = textOf(readPage(path));
    expect(
      questions.filter((question) => text.includes(question)),
      path,
    ).toEqual([]);
  }
});

test("every page holds its policy before its scripts, and names the build that the service worker names", () => {
  const build = meta(readPage(pages.home.path), "name", "build");
  expect(readFileSync(fileOf(serviceWorkerPath), "utf8")).toContain(build);
  for (const path of sitemapPaths()) {
    const html = readFileSync(join(fileOf(path), "index.html"), "utf8");
    expect(html, path).toContain(buildMark(build));
    const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(policy, path).toBeGreaterThan(0);
    expect(policy, path).toBeLessThan(html.indexOf("<script"));
  }
});

test("the sitemap lists every page that search engines may list, once", () => {
  const xml = parse(readFileSync(fileOf("sitemap.xml"), "utf8"));
  const paths = find(xml, "loc").map((location) => pathname(textOf(location)));
  const listed = manifest.entries
    .filter(({ file }) => file.endsWith("/index.html"))
    .map(({ path }) => path)
    .filter((path) => canonical(readPage(path)) === path);
  expect(paths.toSorted()).toEqual(listed.toSorted());
});

test.each([offlineCopy.path, receivedPath])("%s is not for search engines", (path) => {
  expect(meta(readPage(path), "name", "robots")).toBe("noindex");
  expect(sitemapPaths()).not.toContain(path);
});

test("the icons of the web manifest are there, with their types", () => {
  const { icons } = JSON.parse(readFileSync(fileOf("site.webmanifest"), "utf8")) as {
    icons: { src: string; type: string }[];
  };
  const found = icons.map(({ src }) => manifest.entries.find(({ path }) => path === src)?.type);
  expect(found).toEqual(icons.map(({ type }) => type));
});

test("the data of the search is at most 40 KB as it is sent", () => {
  const files = globSync("assets/search-data.*.json.br", { cwd: client });
  expect(files).toHaveLength(1);
  expect(statSync(join(client, files[0]!)).size).toBeLessThanOrEqual(40_000);
});

const root = join(import.meta.dirname, "..");
const ofTheFramework = ["astro-island", "astro-slot"];

const defined = globSync("app/**/*.element.ts", { cwd: root }).flatMap((file) =>
  Array.from(
    readFileSync(join(root, file), "utf8").matchAll(/customElements\.define\("([^"]+)"/g),
    ([, tag]) => tag!,
  ),
);

test("every element that a document has is defined by a file", () => {
  const used = new Set(
    [...elements.values()]
      .flat()
      .map(({ tagName }) => tagName)
      .filter((tag) => tag.includes("-") && !ofTheFramework.includes(tag)),
  );
  expect(used.size).toBeGreaterThan(5);
  expect([...used].filter((tag) => !defined.includes(tag))).toEqual([]);
});

test("elements need one file besides their own, which no other script needs", () => {
  const files = globSync("assets/*.js", { cwd: client });
  const imports = files.flatMap((from) =>
    parseSync(from, readFileSync(join(client, from), "utf8")).module.staticImports.map(
      ({ moduleRequest }) => [nameOf(from), nameOf(moduleRequest.value)],
    ),
  );
  expect(imports.filter(([from]) => from === "page-scripts")).toEqual([["page-scripts", "shared"]]);
  expect(imports.filter(([, to]) => to === "page-scripts")).toEqual([]);
});

/** Without folder, hash and ending. */
const nameOf = (file: string) => basename(file).split(".", 1)[0]!;

const attributes = (found: readonly tree.Element[], name: string) =>
  found.flatMap((element) => tree.getAttribute(element, name) ?? []);

const elements = new Map(
  globSync("**/*.html", { cwd: client }).map((file) => {
    const path = join("/", file.replace(/(^|\/)index\.html$/, ""));
    return [path, elementsIn(readDocument(file))];
  }),
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
