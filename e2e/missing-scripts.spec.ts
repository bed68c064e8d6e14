import type { Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { expect, hydrated, mainLink, patienceMs, scripts, test, withoutScripts } from "./site.ts";

const calibration = "/services/calibration-facilities";

/** Buttons outside of the main navigation, which opens by CSS, and of forms, which the browser submits. */
const uselessButtons = (page: Page) => page.locator("button:visible:not(nav *, form *)");

async function expectUsable(page: Page, path: string) {
  await expect(page.locator("[data-needs-scripts]:visible")).toHaveCount(0);
  await expect(uselessButtons(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Services" }).focus();
  await expect(mainLink(page, "Safety Audit")).toBeVisible();
  if (path === calibration) {
    await expect(page.getByRole("tab")).toHaveCount(0);
    for (const panel of await page.locator("[role=tabpanel]").all())
      await expect(panel).toBeVisible();
  }
  if (path === pages.testingScope.path)
    await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();
}

test("pages whose scripts are blocked, or those of an old build, work as without JavaScript", async ({
  page,
}) => {
  await page.clock.install();
  await page.route(scripts, (route) => route.abort());
  for (const path of [pages.home.path, calibration, pages.testingScope.path])
    await test.step(path, async () => {
      await page.goto(path);
      await withoutScripts(page);
      await expectUsable(page, path);
    });

  await test.step("the finder of an old build leads to the list of tests, on a phone", async () => {
    await page.unrouteAll();
    await page.route(scripts, (route) => route.fulfill({ status: 404 }));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pages.about.path);
    await page.getByRole("button", { name: "Find a test" }).click();
    await page.keyboard.type("cube");
    await page.keyboard.press("Enter");
    await page.clock.runFor(patienceMs);
    await expect(page).toHaveURL(`${pages.tests.path}?q=cube`);
    await withoutScripts(page);
    await expectUsable(page, pages.tests.path);
  });
});

/** Aborts as many of the first requests for these files as are left. */
async function lose(page: Page, files: RegExp, times: number) {
  const lost = { left: times };
  await page.route(files, (route) => (lost.left-- > 0 ? route.abort() : route.continue()));
  return lost;
}

test("a lost request for a script or the page's data is repeated", async ({ page }) => {
  const files = [/\/framework-[^/]+\.js$/, /\/page-[^/]+\.js$/, /\/state-[^/]+\.txt$/];
  const lost = await Promise.all(files.map((file) => lose(page, file, 1)));
  await page.goto("/about");
  await hydrated(page);
  // A name that no file has would lose nothing.
  for (const { left } of lost) expect(left).toBeLessThan(1);
});

test("scripts that do not arrive leave the page as without scripts, until a connection brings them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.clock.install();
  const lost = await lose(page, /\/framework-[^/]+\.js$/, Infinity);
  await page.goto("/");
  const menu = page.getByRole("button", { name: "Menu" });
  const main = page.getByRole("navigation", { name: "Main" });
  await expect(main).toBeHidden();
  await withoutScripts(page);
  await expect(menu).toBeHidden();
  await expect(main).toBeVisible();
  lost.left = 0;
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await hydrated(page);
  await expect(menu).toBeVisible();
  await expect(main).toBeHidden();
});
