import { standardPath } from "#derive/standards/paths.ts";
import { standardsInUse } from "#derive/standards/standards-in-use.ts";
import { expect, test } from "./site.ts";

const soil = "/services/soil-testing";
const subject = "Liquid and plastic limit of soil";

test("a standard in a table leads to its page and on to the test's row", async ({ page, open }) => {
  await open(soil);
  const chip = page.getByRole("link", { name: "IS 2720 (Part 5)" }).first();
  await chip.click();
  await expect(page).toHaveURL("/standards/is-2720-5");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("IS 2720 (Part 5)");
  await expect(page.getByRole("main")).toContainText(subject);
  await page.getByRole("button", { name: /^add atterberg limits.* to enquiry$/i }).click();
  const row = page
    .getByRole("main")
    .getByRole("link", { name: /^atterberg limits: liquid limit/i });
  const { hash } = new URL(await row.evaluate((link: HTMLAnchorElement) => link.href));
  await row.click();
  await expect(page).toHaveURL(soil + hash);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeInViewport();
});

test("the index shows what is typed, and the address of a standard without a page leads to its entry", async ({
  page,
  open,
}) => {
  // What the keyboard of a phone leaves.
  await page.setViewportSize({ width: 390, height: 500 });
  await open("/standards");
  await page.getByRole("searchbox", { name: "Number or subject" }).fill("is2720 part 5");
  await expect(page.getByRole("main").getByRole("status")).toHaveText("1 found");
  const found = page.getByRole("main").locator("li:visible").last();
  await expect(found).toContainText(subject);
  await expect(found).toBeInViewport({ ratio: 1 });

  const { number, path, services } = standardsInUse.find(({ hasPage }) => !hasPage)!;
  await page.goto(standardPath(number));
  await expect(page).toHaveURL(path);
  await expect(page.locator(":target")).toBeInViewport();
  await page.locator(":target").getByRole("link").click();
  await expect(page).toHaveURL(`${services[0]!.path}#${services[0]!.tests[0]!.id}`);
});
