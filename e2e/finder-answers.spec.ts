import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { resultsCopy } from "#content/copy/finder/finder-results.ts";
import { pages } from "#content/copy/pages.ts";
import { expectNoFindings } from "./axe.ts";
import { message } from "./enquiry-form.ts";
import { combobox, finder, options } from "./finder.ts";
import { expect, test } from "./site.ts";

test("the finder says what it corrected and what we do not test, and opens an instrument in its tab", async ({
  page,
  open,
}) => {
  await open(pages.about.path);
  await page.keyboard.press("/");

  await test.step("a corrected word is said to be one, and no key adds what it finds", async () => {
    await combobox(page).fill("cemnt");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Control+Enter");
    await expect(finder(page).getByRole("status")).toContainText("similar");
    expect(await page.evaluate(() => localStorage.getItem("request"))).toBeNull();
  });

  await test.step("what is not in our list is said first, and what is related cannot be added", async () => {
    await combobox(page).fill("ceiling tile");
    const none = resultsCopy.noResult("ceiling tile");
    await expect(finder(page).getByText(none).first()).toBeVisible();
    await expect(options(page)).toHaveCount(0);
    const links = finder(page).getByRole("link");
    await expect(links.first()).toHaveText(resultsCopy.askAbout("ceiling tile"));
    await expect(finder(page).getByRole("listitem")).not.toHaveCount(0);
    await expect(finder(page).getByRole("button", { name: /^Add/ })).toHaveCount(0);
    await expectNoFindings(page);
    await page.keyboard.press("Control+Enter");
    expect(await page.evaluate(() => localStorage.getItem("request"))).toBeNull();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/services\/tests\?q=ceiling\+tile$/);
    await expect(page.getByRole("main")).toContainText(none);
  });

  await test.step("an instrument is found by its range, and opened at its row in its tab", async () => {
    await page.keyboard.press("Control+K");
    await combobox(page).fill("ctm 3000 kn");
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

  await test.step("a result asks whether its test is accredited, with its name and method", async () => {
    await open(`${pages.tests.path}?q=liquid+limit`);
    await page.getByRole("link", { name: testNoteCopy.isAccredited }).first().click();
    await expect(message(page)).toHaveValue(
      /accreditation\? Test and method: .*liquid limit.*IS 2720 \(Part 5\)/,
    );
  });
});
