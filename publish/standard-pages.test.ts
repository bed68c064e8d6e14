import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { receivedPath } from "#contract/enquiry.ts";
import { nonCanonicalPaths, sitemapPaths } from "#derive/sitemap.ts";
import { standardText } from "#derive/standard-page.ts";
import { standardPages } from "#derive/standard-pages.ts";
import { weightBudgetKb } from "../bench/budgets.ts";

const client = join(import.meta.dirname, "../build/client");
const fileOf = (path: string) => join(client, path, "index.html");
const compressedKb = (path: string) => statSync(`${fileOf(path)}.br`).size / 1000;
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found]) => found!.replaceAll("&amp;", "&"));

// Plain text searches: to parse four hundred documents would take half a minute.
const documents = new Map(
  [...sitemapPaths(), ...nonCanonicalPaths()].map((path) => [
    path,
    readFileSync(fileOf(path), "utf8"),
  ]),
);

test("every page that names a row or a section of another page links to one that exists", () => {
  const ids = new Map(
    [...documents].map(([path, html]) => [path, new Set(matches(html, / id="([^"]+)"/g))]),
  );
  const missing = [...documents].flatMap(([path, html]) =>
    matches(html, /<a [^>]*?href="([^"]*#[^"]+)"/g).filter((href) => {
      const { pathname, hash } = new URL(href, `http://site${path}`);
      return !ids.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
    }),
  );
  expect(missing).toEqual([]);
});

test("the page of every standard has its title, its canonical URL and a link to each test", () => {
  for (const page of standardPages) {
    const html = documents.get(page.path)!;
    const title = `${standardText(page).title} | ${site.name}`;
    expect(matches(html, /<title>([^<]+)<\/title>/g)[0]).toBe(title);
    expect(matches(html, /<h1[^>]*>([^<]+)<\/h1>/g)).toEqual([page.number]);
    expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${page.path}">`));
    for (const { to } of page.services.flatMap(({ tests }) => tests))
      expect(html, page.number).toContain(`href="${to}"`);
    expect(existsSync(join(client, `${page.path}.data`))).toBe(true);
  }
});

test("a standard adds little to the frame that all pages share", () => {
  const frame = compressedKb(receivedPath);
  const most = Math.max(...standardPages.map(({ path }) => compressedKb(path) - frame));
  expect(most).toBeLessThanOrEqual(weightBudgetKb.standard);
});
