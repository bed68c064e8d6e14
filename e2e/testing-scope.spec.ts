import { testNoteCopy } from "#content/copy/tables/tables.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { testsOf } from "#derive/catalogue/tests-by-service.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { scopeQuestion } from "#derive/pages/ask-path.ts";
import { message } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

const soil = "soil-testing";
const soilTests = testingScope()
  .flatMap(testsOf)
  .filter(({ service, accredited }) => service === soil && accredited.length === 0);
const [asked] = soilTests;

test("every row that the issued scope does not name asks whether its test is accredited, with its name and method", async ({
  page,
  open,
}) => {
  await open(servicePath(soil));
  const question = { name: testNoteCopy.isAccredited };
  await expect(page.getByRole("link", question)).toHaveCount(soilTests.length);
  await page.locator(`tr[id="${asked!.id}"]`).getByRole("link", question).click();
  const firstLine = firstLineFor(scopeQuestion)!.trim();
  await expect(message(page)).toHaveValue(`${firstLine} ${asked!.name}, ${asked!.methods[0]}\n`);
});
