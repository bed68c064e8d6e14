import { postalAddress, site } from "#content/site.ts";
import { dateWords } from "#derive/date-words.ts";
import { servicePath } from "#derive/navigation.ts";
import { expect, test } from "./site.ts";

const longPage = servicePath("soil-testing");

test("a long service page on a wide screen", async ({ page, open }) => {
  await open(longPage);

  await test.step("a section link scrolls its heading to below the sticky header", async () => {
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "What to bring" })
      .click();
    await expect(page).toHaveURL(/#what-to-bring$/);
    const heading = page.getByRole("heading", { name: "What to bring" });
    await expect(heading).toBeInViewport();
    const header = (await page.getByRole("banner").boundingBox())!;
    expect((await heading.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
  });

  await test.step("the head of a long table stays under the header while its rows scroll", async () => {
    const table = page.getByRole("table", { name: "Tests and standards" });
    const row = table.getByRole("row", { name: /Direct shear, soil with gravel/ });
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect
      .poll(async () => (await table.getByRole("columnheader").first().boundingBox())!.y)
      .toBeCloseTo(header.y + header.height, 0);
  });

  await test.step("a printed page has address and date, and no navigation", async () => {
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText(postalAddress)).toBeVisible();
    await expect(page.getByText(dateWords(site.revised))).toBeVisible();
    for (const navigation of await page.getByRole("navigation").all())
      await expect(navigation).toBeHidden();
    await expect(page.getByRole("link", { name: "Contact us" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Standards on this page" })).toBeVisible();
  });
});

test("on a phone a table scrolls in a named region that takes the focus, and keeps its first column", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(longPage);
  const region = page.getByRole("region", { name: "Tests and standards" });
  const name = region.getByRole("rowheader", { name: "Soil classification" });
  await name.scrollIntoViewIfNeeded();
  const before = (await name.boundingBox())!.x;
  await region.focus();
  await expect(region).toBeFocused();
  await region.evaluate((element) => element.scrollTo({ left: 200 }));
  expect((await name.boundingBox())!.x).toBeCloseTo(before, 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});
