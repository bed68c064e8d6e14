import type { Page } from "@playwright/test";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { pages } from "#content/copy/pages.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { scopeQuestion, firstLineFor } from "#derive/pages/ask-about.ts";
import { message } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

const { path } = pages.testingScope;
const soil = "/services/soil-testing";
const soilTests = testingScope()
  .flatMap(testsOf)
  .filter(({ id }) => id.startsWith("soil-testing/"));
const liquidLimit = soilTests.find(({ name }) => /liquid limit/i.test(name))!;
/** Ids contain a slash, which a CSS selector would have to escape. */
const rowOf = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);

test("every row asks whether its test is accredited, with its name and method", async ({
  page,
  open,
}) => {
  await open(soil);
  const question = { name: testNoteCopy.isAccredited };
  await expect(page.getByRole("link", question)).toHaveCount(soilTests.length);
  await rowOf(page, liquidLimit.id).getByRole("link", question).click();
  const asked = firstLineFor(scopeQuestion)!.trim();
  await expect(message(page)).toHaveValue(
    `${asked} ${liquidLimit.name}, ${liquidLimit.methods[0]}\n`,
  );
});

test("the document's page leads to the list, and the address of a row it once had to the row", async ({
  page,
  open,
}) => {
  await open(path);
  await page.getByRole("main").getByRole("link", { name: testingScopeCopy.list }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.tests.heading);
  await page.goto(`${path}#${liquidLimit.id}`);
  await expect(page).toHaveURL(`${soil}#${liquidLimit.id}`);
  await expect(rowOf(page, liquidLimit.id)).toBeInViewport();
});

test("on a phone what the field of the standards finds is directly below it", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(pages.standards.path);
  const field = page.getByRole("main").locator("input");
  await field.fill("4031");
  const found = page.getByRole("main").locator("details li:visible").first();
  const top = async (one: typeof field) => (await one.boundingBox())!.y;
  expect((await top(found)) - (await top(field))).toBeLessThan(215);
  // The keyboard of a phone leaves the upper 440 px.
  expect(await top(found)).toBeLessThan(400);
});
