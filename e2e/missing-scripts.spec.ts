import type { Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { expect, mainLink, test } from "./site.ts";

const scripts = /\/assets\/[^/]+\.js$/;
const calibration = "/services/calibration-facilities";
const paths = [
  pages.home.path,
  pages.contact.path,
  calibration,
  pages.testingScope.path,
  "/services/soil-testing",
];

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

test("pages whose scripts are blocked work as without JavaScript", async ({ context }) => {
  await context.route(scripts, (route) => route.abort());
  // All wait together until their page has given up.
  const opened = [];
  for (const path of paths) {
    const page = await context.newPage();
    await page.goto(path);
    opened.push({ path, page });
  }
  for (const { path, page } of opened) {
    await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
    await test.step(path, () => expectUsable(page, path));
    await page.close();
  }
});

test("a page whose scripts are those of an old build works so on a phone, and its finder leads to the list of tests", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  await page.goto(pages.about.path);
  await page.getByRole("button", { name: "Find a test" }).click();
  await expect(page).toHaveURL(new RegExp(`${pages.tests.path}\\??$`));
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  await expectUsable(page, pages.tests.path);
});
