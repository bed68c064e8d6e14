import type { Page } from "@playwright/test";
import { sitePaths } from "#derive/sitemap.ts";
import { expect, test } from "./site.ts";

/** The overrides of WCAG 2.2, success criterion 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

/** A sheet that the page's Content-Security-Policy allows. */
const applySpacing = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, spacing);

/** Text that does not fit into its box. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("body :not(svg, svg *)")]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
        ),
      )
      // Text for screen readers only has a box of one pixel.
      .filter((element) => element.checkVisibility() && element.clientWidth > 1)
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const tooWide = element.scrollWidth > element.clientWidth + 2 && overflowX !== "auto";
        const tooHigh = element.scrollHeight > element.clientHeight + 2;
        return tooWide || (tooHigh && ["hidden", "clip"].includes(overflowY));
      })
      .map((element) => element.textContent.trim().slice(0, 60)),
  );

for (const width of [1280, 390])
  test(`with wider text spacing nothing is cut off or wider than ${width} px`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of sitePaths()) {
      await open(path);
      const before = await cutOff(page);
      await applySpacing(page);
      const caused = (await cutOff(page)).filter((text) => !before.includes(text));
      expect.soft(caused, path).toEqual([]);
      expect
        .soft(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          path,
        )
        .toBe(0);
    }
  });
