import { expect, test } from "vitest";
import { changes } from "#content/changes.ts";
import { pages } from "#content/copy/pages.ts";
import { readings } from "#content/standards.ts";
import { changesAtom, lastChange, publishedChanges, revisedOn } from "./changes.ts";
import { sitemapPaths, sitemapXml } from "./sitemap.ts";

const origin = "https://lab.example";

test("every change is a sentence about pages that exist, on a real day after the standards were read", () => {
  const paths = new Set(sitemapPaths());
  const read = Object.values(readings)[0]!.on;
  for (const { id, date, text, pages: named } of publishedChanges) {
    expect(new Date(date).toISOString().slice(0, 10), id).toBe(date);
    expect(date > read, id).toBe(true);
    expect(text, id).toMatch(/^[A-Z].*\.$/);
    expect(named.length, id).toBeGreaterThan(0);
    for (const { path, label } of named) {
      expect(paths, `${id} in content/changes.ts`).toContain(path);
      expect(label, path).toBeTruthy();
    }
  }
});

test("changes stand the newest first in content, so that the newest is easy to find", () => {
  expect(Object.keys(changes)).toEqual(publishedChanges.map(({ id }) => id));
});

test("a page is revised on the day of the newest change that names it, otherwise never", () => {
  expect(revisedOn("/services/metal-alloys-testing")).toBe("2026-11-18");
  expect(revisedOn("/standards/is-2062-1")).toBe("2026-11-16");
  expect(revisedOn(pages.changes.path)).toBe(lastChange);
  expect(revisedOn(pages.clientele.path)).toBeUndefined();
  expect(sitemapXml(origin)).toContain(`<loc>${origin}${pages.clientele.path}</loc></url>`);
});

test("the feed has an entry with an id of its own for each change, dated in India", () => {
  const feed = changesAtom(origin);
  const ids = Array.from(feed.matchAll(/<entry><id>(.+?)<\/id>/g), ([, id]) => id);
  expect(ids).toEqual(publishedChanges.map(({ id }) => `${origin}/changes#${id}`));
  expect(feed).toContain(`</author><updated>${lastChange}T00:00:00+05:30</updated>`);
});
