import { requestFormPage } from "#content/copy/pages.ts";
import { laboratory } from "#derive/laboratory.ts";
import { expectNoFindings } from "./axe.ts";
import { store } from "./enquiry-form.ts";
import { tooWide } from "./page-faults.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

test("the request form prints on one page, with a code and a line for each sample", async ({
  page,
  open,
}) => {
  await store(page, [
    "building-material/slump",
    "building-material/ductility",
    "soil-testing/moisture-content",
  ]);
  await open("/sample-sheet");
  await expect(page).toHaveURL(requestFormPage.path);
  await expect(page.getByRole("row", { name: /^1 Slump/ })).toContainText("IS 1199 (Part 2)");
  await expect(page.getByRole("img", { name: "Scan to open this list" })).toBeVisible();
  const samples = page.getByRole("table", { name: "Samples" });
  await expect(samples.getByRole("row", { name: "Bitumen 2" })).toBeVisible();
  await expect(samples.getByRole("row")).toHaveCount(7);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
  await expectNoFindings(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${laboratory.name} ${laboratory.strapline}`)).toBeVisible();
  await expect(page.getByText(/^Date \d+ \w+ \d{4}$/)).toBeVisible();
  const client = await page.getByRole("definition").first().boundingBox();
  expect(client!.width).toBe((await samples.boundingBox())!.width);
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("the tests are copied as a table for a spreadsheet or a word processor", async ({
  page,
  open,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await store(page, ["building-material/slump", "no-service/x"]);
  await open(requestFormPage.path);
  await page.getByRole("button", { name: "Copy as a table" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^No\.\tTest\tMethod\tSpecification\tQuantity\n1\tSlump\tIS 1199 \(Part 2\)[^\t]*\t[^\t]*\tquantity 1\n2\tX\t/,
  );
});
