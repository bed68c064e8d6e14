import { expect, test } from "vitest";
import { changes } from "#content/changes.ts";
import { pages } from "#content/copy/pages.ts";
import { readings } from "#content/standards.ts";
import { lastChange, publishedChanges, revisedOn } from "./changes.ts";
import { sitemapPaths, sitemapXml } from "./sitemap.ts";

test("every change is a sentence about pages that exist, on a real day", () => {
  const first = readings["Bureau of Indian Standards"]!.on;
  for (const [id, { date, text, pages: named }] of Object.entries(changes)) {
    expect(new Date(date).toISOString().slice(0, 10), id).toBe(date);
    expect(date > first, id).toBe(true);
    expect(text, id).toMatch(/^[A-Z].*\.$/);
    expect(named.length, id).toBeGreaterThan(0);
    expect(sitemapPaths(), `${id} in content/changes.ts`).toEqual(
      expect.arrayContaining([...named]),
    );
  }
});

test("the newest change stands first", () => {
  const days = publishedChanges.map(({ date }) => date);
  expect(days).toEqual(days.toSorted().toReversed());
});

test("a page is revised on the day of the newest change that names it, otherwise never", () => {
  expect(revisedOn("/services/metal-alloys-testing")).toBe(
    changes["individual-samples-of-bars"]!.date,
  );
  expect(revisedOn("/standards/is-2062-1")).toBe(changes["is-2062-in-parts"]!.date);
  expect(revisedOn(pages.changes.path)).toBe(lastChange);
  expect(sitemapXml("")).toContain(`<loc>${pages.clientele.path}</loc></url>`);
});
