import { pages } from "#content/copy/pages.ts";
import { browserArgs } from "#scripts/browser.ts";
import { expect, test } from "./site.ts";

/** What the visitor sets in the browser, twice the usual size; media queries in rem follow it. */
const defaultFontSize = 32;

test.use({
  viewport: { width: 1366, height: 768 },
  launchOptions: {
    ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
    args: [...browserArgs, `--blink-settings=defaultFontSize=${defaultFontSize}`],
  },
});

test("with large text paragraphs are ten ems wide or more, and pages do not scroll sideways", async ({
  page,
}) => {
  for (const path of [pages.about.path, pages.contact.path, "/services/soil-testing"]) {
    await page.goto(path);
    const narrow = await page
      .locator("main section p:visible")
      .evaluateAll((all, em) => all.filter((p) => p.clientWidth < 10 * em).length, defaultFontSize);
    expect.soft(narrow, `narrow paragraphs of ${path}`).toBe(0);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(sideways, `sideways scroll of ${path}`).toBe(0);
  }
});
