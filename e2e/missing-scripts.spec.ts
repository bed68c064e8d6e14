import type { Page, Route } from "@playwright/test";
import { receivedPath } from "#contract/enquiry.ts";
import { pages } from "#content/pages.ts";
import { expect, mainLink, test } from "./site.ts";

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

for (const [what, lose, width] of [
  ["are blocked", (route: Route) => route.abort(), 1440],
  ["of an old build are gone", (route: Route) => route.fulfill({ status: 404 }), 390],
] as const)
  test(`pages whose scripts ${what} work as without JavaScript, ${width} px wide`, async ({
    context,
  }) => {
    await context.route(/\/assets\/[^/]+\.js$/, lose);
    const opened = [];
    for (const path of paths) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      opened.push({ path, page });
    }
    for (const { path, page } of opened) {
      await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
      await test.step(path, () => expectUsable(page, path));
      if (path === pages.contact.path) await sendForm(page);
      await page.close();
    }
  });

async function sendForm(page: Page) {
  const form = page.getByRole("form", { name: "Contact" });
  await form.getByLabel("Name").fill("Site engineer");
  await form.getByLabel("Phone").fill("9876543210");
  await form.getByLabel("Email").fill("engineer@site.example");
  await form.getByLabel("Message").fill(`Sent without scripts, ${process.pid}-${Date.now()}.`);
  await form.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(page).toHaveURL(receivedPath);
}

test("a press on the finder's button leads to the list of tests once scripts have failed", async ({
  page,
}) => {
  await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
  await page.goto(pages.about.path);
  await page.getByRole("button", { name: "Find a test" }).click();
  await expect(page).toHaveURL(new RegExp(`${pages.tests.path}\\??$`));
});
