import { pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import config from "../playwright.config.ts";
import { tooWide } from "./page-faults.ts";
import { expect, test } from "./site.ts";

/** What the visitor sets in the browser, twice the usual size; media queries in rem follow it. */
const defaultFontSize = 32;

test.use({
  viewport: { width: 1366, height: 768 },
  launchOptions: {
    ...config.use!.launchOptions,
    args: [
      ...config.use!.launchOptions!.args!,
      `--blink-settings=defaultFontSize=${defaultFontSize}`,
    ],
  },
});

test("with large text paragraphs are ten ems wide or more, and pages do not scroll sideways", async ({
  page,
}) => {
  for (const path of [pages.about.path, pages.contact.path, "/services/soil-testing"]) {
    await page.goto(path);
    const widths = await page.locator("main section p:visible").evaluateAll(
      // A line alone may be as narrow as its words.
      (all, em) => all.filter((p) => p.clientHeight > 2 * em).map((p) => p.clientWidth / em),
      defaultFontSize,
    );
    expect.soft(Math.min(...widths), `narrowest paragraph of ${path}, in em`).toBeGreaterThan(10);
    expect(widths.length).toBeGreaterThan(0);
    expect.soft(await page.evaluate(tooWide), `sideways scroll of ${path}`).toBe(0);
  }
  await expect(page.getByText(servicePageCopy.onThisPage).first()).toBeVisible();
});
