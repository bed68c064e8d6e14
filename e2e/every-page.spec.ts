import type { Page, Locator } from "@playwright/test";
import { offlineCopy } from "#content/copy/frame/offline.ts";
import { pages } from "#content/copy/pages.ts";
import { notice } from "#content/notice.ts";
import { site } from "#content/site.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { expectNoFindings, removeRepeated } from "./axe.ts";
import { serviceSlug } from "./orders.ts";
import { accented, cutText, cutWords, tooWide, wrongPictures } from "./page-faults.ts";
import { expect, isInView, test } from "./site.ts";
import { thoroughPages, unknownPath, visitedPages } from "./visited.ts";

/** In working hours, and before a notice ends or a closed day has passed: the trees are the same on every day. */
const anyDay = new Date("2026-01-02T06:00:00Z");

const wide = 1440;
const narrow = 390;
/** Close to where the layout changes; the least is also a window of 1280 px at 400 per cent zoom. */
const widths = [wide, 1100, 769, narrow, 320];
const fewWidths = [wide, 769, narrow, 320];

const looks = [
  { width: wide, colorScheme: "light" },
  { width: narrow, colorScheme: "dark" },
] as const;

const rewrite = "If content has changed: npm run record";
const withoutTree = [servicePath(serviceSlug), offlineCopy.path];

const groups = Object.entries(Object.groupBy(visitedPages, (_, index) => Math.floor(index / 6)));
for (const [number, group = []] of groups)
  test(`pages from ${group[0]} on`, async ({ page, open, consoleMessages }) => {
    await page.clock.setFixedTime(anyDay);
    const origins = new Set<string>();
    let trees = "";
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    for (const path of group)
      await test.step(path, async () => {
        await page.setViewportSize({ width: wide, height: 900 });
        await (path === offlineCopy.path ? page.goto(path) : open(path));
        await page.evaluate(() => document.fonts.ready);
        if (!withoutTree.includes(path)) trees += `# ${path}\n${await treeOf(page)}`;
        // `npm run record` writes the trees and checks nothing else.
        if (test.info().config.updateSnapshots === "changed") return;
        await expectLayout(page, path);
        await expectAccessible(page, path);
        // The browser reports the status 404.
        if (path === unknownPath) consoleMessages.length = 0;
        expect(consoleMessages, path).toEqual([]);
      });
    expect.soft(trees, rewrite).toMatchSnapshot(`pages-${number}.txt`);
    expect([...origins]).toEqual([new URL(page.url()).origin]);
  });

async function expectAccessible(page: Page, path: string) {
  await page.evaluate(removeRepeated);
  const isThorough = thoroughPages.includes(path);
  for (const { width, colorScheme } of isThorough
    ? looks
    : [looks[visitedPages.indexOf(path) % 2]!]) {
    // As high as the page, so that the bar at the bottom covers no target.
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const where = `${path}, ${width} px, ${colorScheme}`;
    await expectNoFindings(page, isThorough ? { where } : { part: "main", where });
  }
  await page.emulateMedia({ colorScheme: null });
}

/** Landmarks, headings, and what screen readers list. */
async function treeOf(page: Page): Promise<string> {
  // What is loaded apart from the page.
  await expect(page.locator("main [aria-busy]")).toHaveCount(0);
  return accessibilityTree(page.getByRole("main"));
}

/** The overrides of WCAG 2.2, success criterion 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;
const enlarged = "html { font-size: 200% !important }";

async function expectLayout(page: Page, path: string) {
  const isThorough = thoroughPages.includes(path);
  for (const width of isThorough ? widths : fewWidths) {
    await page.setViewportSize({ width, height: 844 });
    if (width === narrow && sitePaths().includes(path)) await expectFirstScreen(page, path);
    expect.soft(await page.evaluate(tooWide), `wider than ${width} px`).toBe(0);
    expect.soft(await page.evaluate(cutWords), `cut at ${width} px`).toEqual([]);
    if (![wide, narrow].includes(width)) continue;
    expect.soft(await page.evaluate(wrongPictures), `pictures at ${width} px`).toEqual([]);
    // Where a similar page has room for wide spacing, it has it too.
    if (!isThorough && width === wide) continue;
    const before = await page.evaluate(cutText);
    await setStyles(page, spacing);
    const caused = (await page.evaluate(cutText)).filter((text) => !before.includes(text));
    expect.soft(caused, `cut by text spacing at ${width} px`).toEqual([]);
    expect.soft(await page.evaluate(tooWide), `spaced wider than ${width} px`).toBe(0);
    if (isThorough) {
      await setStyles(page, enlarged);
      expect.soft(await page.evaluate(tooWide), `enlarged wider than ${width} px`).toBe(0);
      if (width === narrow)
        await expect.soft(page.getByRole("button", { name: "Menu" })).toBeInViewport({ ratio: 1 });
    }
    await setStyles(page, "");
  }
}

/** Before the title of a page on a phone; a notice takes a line or two, a long name another. */
const mostBeforeTitle = 150 + (notice ? 60 : 0) + (site.name.length > 24 ? 30 : 0);

/** The title comes soon, with one brass button and one Call below it. */
async function expectFirstScreen(page: Page, path: string) {
  expect.soft(await page.evaluate(accented), "brass").toBeLessThanOrEqual(1);
  const calls = await page.getByRole("main").getByRole("link", { name: /^Call/ }).all();
  const inView = await Promise.all(calls.map(isInView));
  expect.soft(inView.filter(Boolean).length, "Call").toBeLessThanOrEqual(1);
  if (path === pages.home.path) return;
  const { y } = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
  expect.soft(y, "before the title").toBeLessThanOrEqual(mostBeforeTitle);
}

/** A sheet that the page's Content-Security-Policy allows. */
const setStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

test("the frame has the reviewed landmarks, headings and names", async ({ page, open }) => {
  await page.clock.setFixedTime(anyDay);
  await open(pages.about.path);
  await page.getByRole("main").evaluate((main) => main.replaceChildren());
  expect(await accessibilityTree(page.locator("body")), rewrite).toMatchSnapshot("frame.txt");
});

/** The roles by which screen readers list and move through a page; text, links and rows change with the content. */
const roles = [
  ..."banner navigation main complementary contentinfo region search form article".split(" "),
  ..."heading table figure group tablist tab tabpanel".split(" "),
  ..."button textbox combobox checkbox spinbutton status alert".split(" "),
];
/** A role with its name and states, without its text or value; what a picture shows changes with it. */
const line = new RegExp(`^ *- '?(${roles.join("|")})\\b( "(\\\\.|[^"])*")?( \\[[^\\]]*\\])*`);
/** One for each row of a table. */
const repeated = /button "(Add|Remove) .* enquiry"/;

async function accessibilityTree(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split("\n");
  return lines
    .flatMap((text) => line.exec(text)?.[0] ?? [])
    .filter((text) => !repeated.test(text))
    .map((text) => `${text.replace("- '", "- ")}\n`)
    .join("");
}
