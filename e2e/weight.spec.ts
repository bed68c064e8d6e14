import { certificates } from "#content/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { slides } from "#content/home.ts";
import { calibrationPaths } from "./orders.ts";
import { expect, test } from "./site.ts";
import { visitedPages } from "./visited.ts";
import type { Page, Response } from "@playwright/test";

/** Response bodies of a page as sent, in KB (1000 bytes); scripts are counted once the page is hydrated. */
const budgetKb = { beforeScripts: 160, pictures: 44 };
/** Scripts before a visitor acts, in number and size: all of these but contact have no island on the first screen. */
const scriptLimits: Record<string, { readonly files: number; readonly kb: number }> = {
  [pages.home.path]: { files: 8, kb: 15 },
  [pages.about.path]: { files: 5, kb: 15 },
  [pages.testingScope.path]: { files: 5, kb: 15 },
  ...Object.fromEntries(calibrationPaths.map((path) => [path, { files: 8, kb: 15 }])),
  [pages.contact.path]: { files: 12, kb: 105 },
};
const phone = { width: 390, height: 844 };
/** Controls that do nothing without scripts: a browser submits only what is in a form. */
const dead =
  "main :is(button, input:not([type=checkbox])):visible:not(form *), [data-needs-scripts]:visible";
/** A scan of a certificate is a picture, where the sheets drawn instead have few colours. */
const scans = certificates.filter(({ placeholder }) => !placeholder).length;
const picturesKb = (path: string) =>
  budgetKb.pictures + (path === pages.accreditation.path ? 20 * scans : 0);
const kb = (bytes: number) => bytes / 1000;

test.describe("without scripts", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("each view shows its heading, navigation and footer, has no dead control, and is within the budgets", async ({
    page,
  }) => {
    for (const path of visitedPages) {
      const weight = weigh(page);
      await page.goto(path, { waitUntil: "load" });
      const found = weight();
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole("button", { name: "Menu" }), path).toBeVisible();
      await expect.soft(page.getByRole("contentinfo"), path).toContainText(/© 20\d\d /);
      await expect.soft(page.locator(dead), path).toHaveCount(0);
      expect.soft(kb(found.pictures), `pictures of ${path}`).toBeLessThanOrEqual(picturesKb(path));
      expect.soft(kb(found.all), `all of ${path}`).toBeLessThanOrEqual(budgetKb.beforeScripts);
      await page.goto("about:blank");
    }
  });
});

test.describe("on a phone with three device pixels to a CSS pixel", () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 });

  test("the pictures of pages are within the budget", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    const hero = page.waitForResponse(new RegExp(`${slides[0].picture}-phone.*\\.avif$`));
    for (const path of [
      pages.home.path,
      pages.about.path,
      pages.accreditation.path,
      pages.services.path,
    ]) {
      const weight = weigh(page);
      await page.goto(path, { waitUntil: "networkidle" });
      const { pictures } = weight();
      expect(pictures, path).toBeGreaterThan(0);
      expect(kb(pictures), path).toBeLessThanOrEqual(picturesKb(path));
      await page.goto("about:blank");
    }
    await hero;
  });
});

test.describe("hydrated", () => {
  test.use({ viewport: phone });

  test("the scripts of pages that nobody has acted on are within their budgets", async ({
    page,
    open,
  }) => {
    for (const [path, limit] of Object.entries(scriptLimits)) {
      const weight = weigh(page);
      await open(path);
      await page.waitForLoadState("networkidle");
      const { scripts, scriptFiles } = weight();
      expect(scripts, path).toBeGreaterThan(0);
      expect.soft(kb(scripts), path).toBeLessThanOrEqual(limit.kb);
      expect.soft(scriptFiles, path).toBeLessThanOrEqual(limit.files);
    }
  });
});

/** Counts the bytes of response bodies, as sent, until the returned function is called. */
function weigh(page: Page) {
  const weight = { all: 0, pictures: 0, scripts: 0, scriptFiles: 0 };
  const counted = new Set<string>();
  const count = (response: Response) => {
    // A script is fetched, and then imported from the browser's cache.
    if (counted.has(response.url())) return;
    counted.add(response.url());
    // Without scripts the scope page shows its PDF in a frame, which is counted apart.
    if (response.frame() !== page.mainFrame()) return;
    const bytes = Number(response.headers()["content-length"] ?? 0);
    weight.all += bytes;
    if (response.url().endsWith(".js")) {
      weight.scripts += bytes;
      weight.scriptFiles += 1;
    }
    if (response.request().resourceType() === "image") weight.pictures += bytes;
  };
  page.on("response", count);
  return () => {
    page.off("response", count);
    return weight;
  };
}
