import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { parse } from "parse5";
import { describe, expect, test } from "vitest";
import { clients } from "#content/clients.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage, servicesShortPath } from "#content/copy/pages.ts";
import { pictures } from "#content/pictures.ts";
import { privacy } from "#content/privacy.ts";
import { whatToBringCopy } from "#content/copy/tables/booking.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { postalAddress, site } from "#content/site.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { buildMark, serviceWorkerPath } from "#contract/service-worker.ts";
import { manifestFile, parseManifest } from "#contract/site-manifest.ts";
import { contactPath } from "#derive/pages/ask-path.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { standardPages } from "#derive/standards/standards-in-use.ts";
import { sitemapPaths, sitePaths } from "#derive/pages/sitemap.ts";
import { contentMarks } from "./content-marks.ts";
import { elementsNamed } from "./html.ts";
import { client, readPage } from "./testing/built-site.ts";

/** A document as sent, in KB (1000 bytes), a tenth above the largest. */
const documentKb = (path: string) => (path.startsWith(pages.standards.path) ? 25 : 19.5);

const fileOf = (path: string) => join(client, path);
const compressedKb = (path: string) => statSync(fileOf(join(path, "index.html.br"))).size / 1000;

const find = (root: tree.Node, name: string, attributes: Record<string, string> = {}) =>
  elementsNamed(root, name).filter((element) =>
    Object.entries(attributes).every(([key, value]) => tree.getAttribute(element, key) === value),
  );

const textOf = (node: tree.Node) => tree.getTextContent(node);
const attribute = (name: string) => (element: tree.Element) => tree.getAttribute(element, name)!;
const meta = (page: tree.Node, kind: "name" | "property", name: string) =>
  attribute("content")(find(page, "meta", { [kind]: name })[0]!);
const pathname = (url: string) => new URL(url).pathname;
const canonical = (page: tree.Node) =>
  find(page, "link", { rel: "canonical" }).map((link) => pathname(attribute("href")(link)))[0];
const manifest = parseManifest(readFileSync(join(client, "..", manifestFile), "utf8"));
const unique = (values: string[]) => new Set(values).size;

const titles = new Map<string, string>([
  ...[...Object.values(pages), cubePlannerPage].map(({ path, title }) => [path, title] as const),
  ...services.map(({ slug, name }) => [servicePath(slug), name] as const),
]);

describe.each(sitePaths())("%s", (path) => {
  const page = readPage(path);

  test("has main navigation, footer, one heading, its title, description and canonical URL", () => {
    expect(find(page, "nav", { "aria-label": "Main" })).toHaveLength(1);
    expect(find(page, "footer")).toHaveLength(1);
    expect(find(page, "h1")).toHaveLength(1);
    expect(find(page, "head").flatMap((head) => find(head, "title").map(textOf))).toEqual([
      `${titles.get(path)} | ${site.name}`,
    ]);
    expect(meta(page, "name", "description").length).toBeGreaterThan(50);
    expect(canonical(page)).toBe(path);
  });

  test("has its own card and picture for shared links", () => {
    expect(meta(page, "property", "og:title")).toBe(textOf(find(page, "title")[0]!));
    expect(meta(page, "property", "og:description")).toBe(meta(page, "name", "description"));
    expect(meta(page, "name", "twitter:card")).toBe("summary_large_image");
    expect(pathname(meta(page, "property", "og:url"))).toBe(path);
    const picture = readFileSync(fileOf(pathname(meta(page, "property", "og:image"))));
    expect(picture.subarray(0, 3).toString("hex"), "a JPEG").toBe("ffd8ff");
  });

  test("has structured data with the breadcrumbs that visitors see", () => {
    const [data] = find(page, "script", { type: "application/ld+json" });
    const graph = JSON.parse(textOf(data!))["@graph"] as {
      "@type": string;
      itemListElement: { name: string }[];
    }[];
    const names = graph
      .find((node) => node["@type"] === "BreadcrumbList")
      ?.itemListElement.map(({ name }) => name);
    const [visible] = find(page, "nav", { "aria-label": "Breadcrumb" });
    const trail = path === pages.home.path ? undefined : [pages.home.title, titles.get(path)];
    expect(names).toEqual(visible ? find(visible, "li").map(textOf) : trail);
  });

  test("has the sidebar with its service marked, but on home and contact", () => {
    const sidebars = find(page, "nav", { "aria-label": "Testing services" });
    const hasNone = path === pages.home.path || path === pages.contact.path;
    const headings = sidebars.flatMap((sidebar) => find(sidebar, "h2"));
    expect(headings.map(textOf)).toEqual(hasNone ? [] : ["TESTING SERVICES"]);
    const links = sidebars.flatMap((sidebar) => find(sidebar, "a"));
    expect(links.map(textOf)).toEqual(hasNone ? [] : services.map(({ name }) => name));
    const marked = links.filter((link) => tree.getAttribute(link, "aria-current") === "page");
    const current = links.filter((link) => attribute("href")(link) === path);
    expect(marked).toEqual(current);
  });

  test("keeps the space of its pictures while they load, and loads one large one at once", () => {
    const large = find(page, "img").filter((image) => tree.hasAttribute(image, "srcset"));
    const atOnce = large.filter((image) => tree.getAttribute(image, "loading") !== "lazy");
    expect(atOnce.length).toBeLessThanOrEqual(1);
    expect(find(page, "img").filter((image) => !hasSize(image))).toEqual([]);
  });

  test("is within the budget for documents", () => {
    expect(compressedKb(path)).toBeLessThanOrEqual(documentKb(path));
  });
});

test.each([...sitePaths(), requestFormPage.path, standardPages[0]!.path])(
  "%s has a rule for each class, so no style sheet is missing",
  (path) => {
    const page = readPage(path);
    const late = find(page, "link", { rel: "stylesheet" }).map(attribute("href"));
    const rules = [
      ...find(page, "style").map(textOf),
      ...late.map((href) => readFileSync(fileOf(href), "utf8")),
    ].join("");
    const named = new Set(rules.match(/\.[\w-]+/g));
    const classes = [...tree.queryAll<tree.Element>(page, tree.isElementNode)]
      .flatMap((element) => tree.getAttribute(element, "class")?.match(/\S+/g) ?? [])
      .filter((name) => !named.has(`.${name}`));
    expect(new Set(classes)).toEqual(new Set());
  },
);

test("the styles of the page shown offline are cached with it", () => {
  const worker = readFileSync(fileOf(serviceWorkerPath), "utf8");
  const styles = find(readPage(offlineCopy.path), "link", { rel: "stylesheet" });
  for (const style of styles) expect(worker).toContain(attribute("href")(style));
  expect(styles).not.toEqual([]);
});

test("home comes with about the first round trip: what a server sends without waiting", () => {
  const headers = 600;
  const sent = (ending: string) => statSync(fileOf(`index.html.${ending}`)).size + headers;
  expect(sent("br")).toBeLessThanOrEqual(14_600);
  // Only programs ask for it: every supported browser takes Brotli.
  expect(sent("gz")).toBeLessThanOrEqual(17_000);
});

test("titles, descriptions and pictures for shared links are each page's own", () => {
  const all = sitePaths().map(readPage);
  expect(
    unique(all.map((page) => textOf(find(page, "title")[0]!) + meta(page, "name", "description"))),
  ).toBe(all.length);
  expect(unique(all.map((page) => meta(page, "property", "og:image")))).toBe(all.length);
});

test("the short path of the services has their page, whose URL is its canonical one", () => {
  const page = readPage(servicesShortPath);
  expect(find(page, "h1").map(textOf)).toEqual([pages.services.heading]);
  expect(canonical(page)).toBe(pages.services.path);
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

test("the privacy page states who is responsible, the period, the Board and its version", () => {
  const [main] = find(readPage(pages.privacy.path), "main");
  for (const text of [
    `${site.name}, ${postalAddress}`,
    `${site.enquiryRetentionDays} days, or shorter if you ask`,
    "Data Protection Board of India",
    formatDate(privacy.revised),
  ])
    expect(textOf(main!)).toContain(text);
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

test.each(services)(
  "the contact page for $slug begins the message and is not indexed",
  ({ slug, name }) => {
    const page = readPage(contactPath(slug));
    expect(canonical(page)).toBe(pages.contact.path);
    const [message] = find(page, "textarea", { name: "message" });
    expect(textOf(message!)).toContain(name);
  },
);

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

test.each<Service>(services)(
  "$slug shows its picture, sections, tests with their methods, and the links to contact",
  (service) => {
    const [main] = find(readPage(servicePath(service.slug)), "main");
    const headings = ["h2", "h3"].flatMap((level) => find(main!, level).map(textOf));
    const sections = service.sections.flatMap((part) => ("heading" in part ? part.heading : []));
    expect(headings).toEqual(expect.arrayContaining([...sections, whatToBringCopy.heading]));
    const rows = new Map(find(main!, "tr").map((row) => [attribute("id")(row), textOf(row)]));
    for (const { id, name, methods } of cataloguedTests(service))
      for (const text of [name, ...methods]) expect(rows.get(id), id).toContain(text);
    const links = find(main!, "a").map((link) => [attribute("href")(link), textOf(link)]);
    const ask = [`/contact/${service.slug}#enquiry`, `Ask about ${service.subject}`];
    expect(links).toEqual(expect.arrayContaining([ask, [ask[0], "Contact us"]]));
    const picture = Object.entries(pictures).find(([id]) => id === `service-${service.slug}`);
    expect(find(main!, "img").map(attribute("alt"))).toContain(picture![1].alt);
  },
);

test("the page of each standard names it and links the tests that follow it, within the budget", () => {
  const tests = services.flatMap(cataloguedTests);
  /** In KB, besides the frame that all pages share. */
  const limit = compressedKb(receivedPath) + 5;
  for (const { number, subject, path } of standardPages) {
    const page = readPage(path);
    expect(textOf(find(page, "title")[0]!)).toBe(`${number}: ${subject} | ${site.name}`);
    const rows = tests.filter(({ methods }) => methods.includes(number)).map((row) => row.path);
    expect(find(page, "a").map(attribute("href"))).toEqual(expect.arrayContaining(rows));
    expect(compressedKb(path)).toBeLessThanOrEqual(limit);
  }
});

test("every client has a logo beside its name", () => {
  const cards = find(find(readPage(pages.clientele.path), "main")[0]!, "li");
  for (const { name } of clients) {
    const card = cards.find((item) => textOf(item).includes(name));
    expect(find(card!, "img"), name).toHaveLength(1);
  }
});

const hasSize = (image: tree.Element) =>
  ["width", "height"].every((name) => Number(tree.getAttribute(image, name)) > 0);
