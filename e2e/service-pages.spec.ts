import { pages } from "#content/pages.ts";
import { services } from "#content/services/index.ts";
import { postalAddress, site } from "#content/site.ts";
import { dateWords } from "#derive/date-words.ts";
import { servicePath } from "#derive/navigation.ts";
import { servicePage } from "#derive/service-page.ts";
import { expect, test } from "./site.ts";

for (const service of services) {
  test(`${service.name}: every section, what to bring, its standards and the way to contact`, async ({
    page,
  }) => {
    await page.goto(servicePath(service.slug));
    const main = page.getByRole("main");
    const { sections, standards } = servicePage(service);
    for (const section of sections)
      if (section.kind !== "figure")
        await expect(
          main.getByRole("heading", { name: section.heading, exact: true }),
        ).toBeVisible();
    await expect(main.getByRole("heading", { name: "What to bring" })).toBeVisible();
    const list = main.locator("#standards dt");
    await expect(list).toHaveText(standards.map(({ number }) => number));
    await expect(main.getByRole("link", { name: "Contact us" })).toHaveAttribute(
      "href",
      pages.contact.path,
    );
  });
}

const long = servicePath("soil-testing");

test("a section link lands its heading below the sticky header", async ({ page, open }) => {
  await open(long);
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

test("the head of a long table stays under the header while its rows pass", async ({
  page,
  open,
}) => {
  await open(long);
  const table = page.getByRole("table", { name: "Tests and standards" });
  await table.getByRole("row", { name: /Direct shear, soil with gravel/ }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 300);
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect
    .poll(async () => (await table.getByRole("columnheader").first().boundingBox())!.y)
    .toBeCloseTo(header.y + header.height, 0);
});

test("on a phone a table scrolls in a named region that takes the focus, and keeps its first column", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(long);
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

test("standards are not tab stops, and say their subject on hover", async ({ page, open }) => {
  await open(long);
  const chip = page.getByRole("main").locator("code", { hasText: "IS 2131" }).first();
  await expect(chip).toHaveAttribute("title", /penetration/i);
  expect(await chip.evaluate((element) => element.tabIndex)).toBe(-1);
});

test("a printed page has address and date, and no navigation", async ({ page, open }) => {
  await open(long);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(postalAddress)).toBeVisible();
  await expect(page.getByText(dateWords(site.revised))).toBeVisible();
  for (const navigation of await page.getByRole("navigation").all())
    await expect(navigation).toBeHidden();
  await expect(page.getByRole("link", { name: "Contact us" })).toBeHidden();
  await expect(page.getByRole("heading", { name: "Standards on this page" })).toBeVisible();
});
