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

/** Text that is cut off, and text that covers other text. */
const problemsOf = (page: Page) =>
  page.evaluate(() => {
    // The header covers what is scrolled under it, and carousels show part of their row.
    const lookedAt =
      "main :not([role=region] *, section[aria-roledescription] *), footer *, header *";
    const texts = [...document.querySelectorAll<HTMLElement>(lookedAt)]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          element.clientHeight !== 1 &&
          !element.closest("[aria-hidden=true], [aria-roledescription]") &&
          [...element.childNodes].some(
            (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
          ),
      )
      .map((element) => ({ element, name: element.textContent.trim().slice(0, 40) }));
    const cut = texts
      .filter(({ element }) => {
        const { overflowX, overflowY } = getComputedStyle(element);
        const tooHigh = element.scrollHeight > element.clientHeight + 2;
        const tooWide = element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 2;
        return (
          (tooWide && overflowX !== "auto") || (tooHigh && ["hidden", "clip"].includes(overflowY))
        );
      })
      .map(({ name }) => `cut: ${name}`);
    const boxes = texts
      .flatMap(({ element, name }) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return [...range.getClientRects()].map((box) => ({ element, name, box }));
      })
      .filter(({ box }) => box.width > 2 && box.height > 2)
      .toSorted((a, b) => a.box.top - b.box.top);
    const covered = boxes.flatMap(({ element, name, box }, index) => {
      const found: string[] = [];
      for (const other of boxes.slice(index + 1)) {
        // Lines of text overlap a little by their own leading.
        if (other.box.top > box.bottom - 8) break;
        const apart = other.box.left > box.right - 2 || other.box.right < box.left + 2;
        const related = element.contains(other.element) || other.element.contains(element);
        if (!apart && !related) found.push(`covered: ${name} | ${other.name}`);
      }
      return found;
    });
    return [...cut, ...covered];
  });

for (const width of [1280, 390])
  test(`with wider text spacing nothing is cut off, covered or wider than ${width} px`, async ({
    page,
    open,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    for (const path of sitePaths()) {
      await open(path);
      const before = await problemsOf(page);
      await applySpacing(page);
      const caused = (await problemsOf(page)).filter((problem) => !before.includes(problem));
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
