import type { Page } from "@playwright/test";
import { requestFormPage } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { laboratory } from "#derive/laboratory.ts";
import { expectNoFindings } from "./axe.ts";
import { store } from "./enquiry-form.ts";
import { brought, escaped, onSite } from "./orders.ts";
import { tooWide } from "./page-faults.ts";
import { expect, hold, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

test("the request form prints on one page, with a line for each sample", async ({ page, open }) => {
  await store(page, [onSite.id, brought.id]);
  await open(requestFormPage.path);
  await expect(
    page.getByRole("row", { name: new RegExp(`^1 ${escaped(onSite.name)}`) }),
  ).toContainText(onSite.methods[0]!);
  const samples = page.getByRole("table", { name: "Samples" });
  await expect(samples.getByRole("row", { name: / 2$/ })).toBeVisible();
  await expect(samples.getByRole("row")).toHaveCount(7);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
  await expectNoFindings(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText(`${laboratory.name} ${laboratory.strapline}`)).toBeVisible();
  await expect(page.getByText(/^Date \d+ \w+ \d{4}$/)).toBeVisible();
  const client = await page.getByRole("definition").first().boundingBox();
  expect(client!.width).toBe((await samples.boundingBox())!.width);
  expect(await printedPages(page)).toHaveLength(1);
});

test("eight tests print on one page, and nothing is printed before their names are there", async ({
  page,
  open,
}) => {
  const [soil] = services.filter(({ slug }) => slug === "soil-testing");
  const tests = cataloguedTests(soil!).slice(0, 8);
  await store(
    page,
    tests.map(({ id }) => id),
  );
  const release = await hold(page, "**/catalogue.json");
  await open(requestFormPage.path);
  await expect(page.getByRole("button", { name: "Print" })).toBeDisabled();
  release();
  await expect(page.getByRole("row", { name: tests[7]!.name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Print" })).toBeEnabled();
  expect(await printedPages(page)).toHaveLength(1);
});

async function printedPages(page: Page) {
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g);
}
