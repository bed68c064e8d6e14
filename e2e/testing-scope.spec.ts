import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { scopeQuestion } from "#derive/pages/ask-path.ts";
import { message } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

const soilTests = testingScope()
  .flatMap(testsOf)
  .filter(({ id }) => id.startsWith("soil-testing/"));
const liquidLimit = soilTests.find(({ name }) => /liquid limit/i.test(name))!;

test("every row asks whether its test is accredited, with its name and method", async ({
  page,
  open,
}) => {
  await open("/services/soil-testing");
  const question = { name: testNoteCopy.isAccredited };
  await expect(page.getByRole("link", question)).toHaveCount(soilTests.length);
  await page.locator(`tr[id="${liquidLimit.id}"]`).getByRole("link", question).click();
  const asked = firstLineFor(scopeQuestion)!.trim();
  await expect(message(page)).toHaveValue(
    `${asked} ${liquidLimit.name}, ${liquidLimit.methods[0]}\n`,
  );
});
