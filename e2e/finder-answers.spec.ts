import type { Page } from "@playwright/test";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: finderCopy.title });
const options = (page: Page) => page.getByRole("listbox").getByRole("option");

test("what is not in our list is said first, and what is related cannot be added", async ({
  page,
  open,
}) => {
  await open(pages.about.path);
  await page.keyboard.press("/");
  await page.keyboard.type("ceiling tile");
  await expect(dialog(page).getByText(resultsCopy.noResult("ceiling tile")).first()).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  const links = dialog(page).getByRole("link");
  await expect(links.first()).toHaveText(resultsCopy.askAbout("ceiling tile"));
  await expect(dialog(page).getByRole("listitem")).not.toHaveCount(0);
  await expect(dialog(page).getByRole("button", { name: /^Add/ })).toHaveCount(0);
  await expectNoFindings(page);
  await page.keyboard.press("Control+Enter");
  expect(await page.evaluate(() => localStorage.getItem("request"))).toBeNull();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/services\/tests\?q=ceiling\+tile$/);
  await expect(page.getByRole("main")).toContainText(resultsCopy.noResult("ceiling tile"));
});

test("a corrected word is said to be one, and no key adds what it finds", async ({
  page,
  open,
}) => {
  await open(pages.about.path);
  await page.keyboard.press("/");
  await page.keyboard.type("cemnt");
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await expect(dialog(page).getByRole("status")).toContainText("similar");
  expect(await page.evaluate(() => localStorage.getItem("request"))).toBeNull();
});

test("an instrument is found by its range, and opened at its row in its tab", async ({
  page,
  open,
}) => {
  await open(pages.about.path);
  await page.keyboard.press("/");
  await page.keyboard.type("ctm 3000 kn");
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("tab", { name: "NON-NABL" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  const row = page.locator("tr:target");
  await expect(row).toContainText("Compression testing machine");
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
  await page.reload();
  await expect(row).toBeVisible();
});

test("a result asks whether its test is accredited, with its name and method", async ({
  page,
  open,
}) => {
  await open(`${pages.tests.path}?q=liquid+limit`);
  await page.getByRole("link", { name: testNoteCopy.isAccredited }).first().click();
  await expect(page.getByRole("form", { name: "Contact" }).getByLabel("Message")).toHaveValue(
    /accreditation\? Test and method: .*liquid limit.*IS 2720 \(Part 5\)/,
  );
});
