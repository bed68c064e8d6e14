import { pages } from "#content/copy/pages.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { responseBytes, totalOf, weigh } from "./page-weight.ts";
import { expect, test } from "./site.ts";

/** What a server sends without waiting for the browser. */
const firstRoundTrip = 14_600;
/** Only programs ask for it: every supported browser takes Brotli. */
const homeAsGzip = 17_000;
/** Response bodies of a page as sent, in KB (1000 bytes); scripts are counted once the page is hydrated. */
const budgetKb = { beforeScripts: 160, pictures: 40, scripts: 128 };
const phone = { width: 390, height: 844 };
const kb = (bytes: number) => bytes / 1000;

test("home comes with the first round trip", async ({ baseURL }) => {
  expect(await responseBytes(`${baseURL}/`, "br")).toBeLessThanOrEqual(firstRoundTrip);
  expect(await responseBytes(`${baseURL}/`, "gzip")).toBeLessThanOrEqual(homeAsGzip);
});

test.describe("without scripts", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("every page is within the budgets", async ({ page }) => {
    for (const path of sitePaths()) {
      const weight = weigh(page);
      await page.goto(path, { waitUntil: "load" });
      const found = weight();
      expect.soft(found.scripts, path).toBe(0);
      expect.soft(kb(found.pictures), `pictures of ${path}`).toBeLessThanOrEqual(budgetKb.pictures);
      expect.soft(kb(totalOf(found)), `all of ${path}`).toBeLessThanOrEqual(budgetKb.beforeScripts);
      await page.goto("about:blank");
    }
  });
});

test.describe("on a phone with three device pixels to a CSS pixel", () => {
  test.use({ viewport: phone, deviceScaleFactor: 3 });

  test("the pictures of pages are within the budget", async ({ page }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    const hero = page.waitForResponse(/hero-1-cube-phone.*\.avif$/);
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
      expect(kb(pictures), path).toBeLessThanOrEqual(budgetKb.pictures);
      await page.goto("about:blank");
    }
    await hero;
  });
});

test.describe("hydrated", () => {
  test.use({ viewport: phone });

  for (const path of [pages.home.path, pages.contact.path, "/services/calibration-facilities"])
    test(`the scripts of ${path} are within the budget`, async ({ page, open }) => {
      const weight = weigh(page);
      await open(path);
      await page.waitForLoadState("networkidle");
      const { scripts } = weight();
      expect(scripts).toBeGreaterThan(0);
      expect(kb(scripts)).toBeLessThanOrEqual(budgetKb.scripts);
    });
});
