import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { parse } from "postcss";
import parseSelector from "postcss-selector-parser";
import { describe, expect, test } from "vitest";
import { clients } from "#content/clients.ts";
import { closures } from "#content/closures.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages, requestFormPage, servicesShortPath } from "#content/copy/pages.ts";
import { notice } from "#content/notice.ts";
import { pictures } from "#content/pictures.ts";
import { privacy } from "#content/privacy.ts";
import { whatToBringCopy } from "#content/copy/tables/booking.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { postalAddress, site } from "#content/site.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { noScriptFile, noScriptPages } from "#contract/no-script-pages.ts";
import { contactPath } from "#derive/pages/ask-path.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { standardPages } from "#derive/standards/standards-in-use.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { elementsIn } from "./html.ts";
import {
  attribute,
  canonical,
  fileOf,
  find,
  meta,
  pathname,
  readDocument,
  readPage,
  textOf,
} from "./testing/built-site.ts";

/** Of the document of a service: phones lay out all of them. */
const mostElements = 1700;

/** What the laboratory may fill in, which home then says too. */
const optional = [notice, site.legal, site.coordinates, site.whatsapp, closures[0]].filter(Boolean);

/** A document as sent, in KB (1000 bytes): strangers open home first; the others have a tenth above the largest. */
function documentKb(path: string): number {
  // 13.5 today, and an editor's next sentence passes.
  if (path === pages.home.path) return optional.length > 0 ? 14 : 13.7;
  return path.startsWith(pages.standards.path) ? 25 : 19.5;
}

const compressedKb = (path: string) => statSync(fileOf(join(path, "index.html.br"))).size / 1000;

const titles = new Map<string, string>([
  ...[...Object.values(pages), cubePlannerPage].map(({ path, title }) => [path, title] as const),
  ...services.map(({ slug, name }) => [servicePath(slug), name] as const),
]);

describe.each(sitePaths())("%s", (path) => {
  const page = readPage(path);

  test("has main navigation, header, content, footer, one heading, its title, description and canonical URL", () => {
    expect(find(page, "nav", { "aria-label": "Main" })).toHaveLength(1);
    for (const landmark of ["main", "footer"]) expect(find(page, landmark)).toHaveLength(1);
    expect(find(page, "header").length - find(find(page, "main")[0]!, "header").length).toBe(1);
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
    const trail =
      path === pages.home.path ? undefined : [pages.home.title, ...find(page, "h1").map(textOf)];
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

  test("has pictures that are there", () => {
    const files = [...find(page, "img"), ...find(page, "source")]
      .flatMap(({ attrs }) => attrs.filter(({ name }) => name === "src" || name === "srcset"))
      .flatMap(({ value }) => value.split(", ").map((file) => file.split(" ", 1)[0]!));
    expect(files.filter((file) => !existsSync(fileOf(file)))).toEqual([]);
  });

  test("is within the budget for documents", () => {
    expect(compressedKb(path)).toBeLessThanOrEqual(documentKb(path));
  });
});

const otherPaths = [requestFormPage.path, standardPages[0]!.path, offlineCopy.path];
const responses = noScriptPages.map((name) => join("..", noScriptFile(name)));
const styled = [...sitePaths(), ...otherPaths].map((path) => join(path, "index.html"));

test.each([...styled, "404.html", ...responses])(
  "%s has a rule for each class, so no style sheet is missing",
  (file) => {
    const page = readDocument(file);
    const linked = find(page, "link", { rel: "stylesheet" }).map(attribute("href"));
    const rules = [
      ...find(page, "style").map(textOf),
      ...linked.map((href) => readFileSync(fileOf(href), "utf8")),
    ].join("");
    const named = classesOf(rules);
    const classes = elementsIn(page)
      .flatMap((element) => tree.getAttribute(element, "class")?.match(/\S+/g) ?? [])
      .filter((name) => !named.has(name));
    expect(new Set(classes)).toEqual(new Set());
  },
);

test("the short path of the services has their page, whose URL is its canonical one", () => {
  const page = readPage(servicesShortPath);
  expect(find(page, "h1").map(textOf)).toEqual([pages.services.heading]);
  expect(canonical(page)).toBe(pages.services.path);
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

test.each(services)(
  "the contact page for $slug begins the message and is not indexed",
  ({ slug, name }) => {
    const page = readPage(contactPath(slug));
    expect(canonical(page)).toBe(pages.contact.path);
    const [message] = find(page, "textarea", { name: "message" });
    expect(textOf(message!)).toContain(name);
  },
);

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

test.each(services)("$slug: its document is laid out quickly on a phone", ({ slug }) => {
  expect(elementsIn(readPage(servicePath(slug))).length).toBeLessThanOrEqual(mostElements);
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

/** The classes that a style sheet has rules for. */
function classesOf(css: string): ReadonlySet<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    const selectors = parseSelector().astSync(selector);
    selectors.walkClasses(({ value }) => void classes.add(value));
  });
  return classes;
}
