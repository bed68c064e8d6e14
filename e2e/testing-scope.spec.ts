import type { Page } from "@playwright/test";
import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { pages } from "#content/copy/pages.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { scopeQuestion } from "#derive/pages/ask-path.ts";
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

test("the address that a row once had on the document's page leads to the row", async ({
  page,
}) => {
  await page.goto(`${path}#${liquidLimit.id}`);
  await expect(page).toHaveURL(`${soil}#${liquidLimit.id}`);
  await expect(rowOf(page, liquidLimit.id)).toBeInViewport();
});
