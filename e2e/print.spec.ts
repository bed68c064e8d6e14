import type { Page } from "@playwright/test";
import { scopeFile } from "#content/copy/files.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { requestFormCopy } from "#content/copy/request/request-form.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { laboratory } from "#derive/laboratory.ts";
import { standardPath } from "#derive/standards/paths.ts";
import { openDocument, textOf } from "#publish/testing/read-tables.ts";
import { expectNoFindings } from "./axe.ts";
import { store } from "./enquiry-form.ts";
import { brought, calibrationPaths, escaped, onSite, serviceSlug } from "./orders.ts";
import { tooWide } from "./page-faults.ts";
import { expect, hold, test } from "./site.ts";
import { unknownPath } from "./visited.ts";

const paths = [
  ...Object.values(pages).map(({ path }) => path),
  servicePath(serviceSlug),
  ...calibrationPaths,
  standardPath("IS 2720 (Part 5)"),
  unknownPath,
];
const needed = new Map<string, string>([
  [pages.contact.path, brought.name],
  [pages.testingScope.path, scopeFile.path],
  ...calibrationPaths.map((path) => [path, "NON-NABL"] as const),
]);

test("pages print their address once, with the day, and no line over another", async ({
  page,
  open,
}) => {
  await store(page, [brought.id]);
  for (const path of paths) {
    await open(path);
    if (path === pages.contact.path)
      await expect(page.getByRole("main")).toContainText(brought.name);
    const [canonical] = await page.locator("link[rel=canonical]").all();
    const address = (await canonical?.getAttribute("href")) ?? page.url();
    const { pages: sheets } = await openDocument(await page.pdf({ format: "A4" }));
    const text = (await Promise.all(sheets.map(textOf))).join(" ");
    expect.soft(text.split(`${address} · Printed on `), path).toHaveLength(2);
    expect.soft(text).toContain(needed.get(path) ?? "");
    expect.soft((await Promise.all(sheets.map(overlapping))).flat(), path).toEqual([]);
  }
});

/** Texts on different lines whose letters cover each other. */
async function overlapping(sheet: Parameters<typeof textOf>[0]) {
  const { items } = await sheet.getTextContent();
  const texts = items.flatMap((item) => {
    if (!("str" in item) || !item.str.trim()) return [];
    const [, , , , left, base] = item.transform as [0, 0, 0, 0, number, number];
    return { ...item, left, right: left + item.width, base };
  });
  return texts.flatMap((one) =>
    texts
      .filter(({ left, right }) => left + 1 < one.right && one.left + 1 < right)
      .filter(({ base }) => base + 1 < one.base && one.base < base + one.height / 2)
      .map((below) => `${one.str} / ${below.str}`),
  );
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("the request form prints on one page, with a line for each sample", async ({
    page,
    open,
  }) => {
    await store(page, [onSite.id, brought.id]);
    await open(requestFormPage.path);
    await expect(
      page.getByRole("row", { name: new RegExp(`^1 ${escaped(onSite.name)}`) }),
    ).toContainText(onSite.methods[0]!);
    const samples = page.getByRole("table", { name: "Samples" });
    await expect(samples.getByRole("row", { name: / 2$/ })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    await expectNoFindings(page);
    await expect(page.getByText(requestFormCopy.handOver, { exact: true })).toBeHidden();
    await page.emulateMedia({ media: "print" });
    await expect(samples.getByRole("row")).toHaveCount(7);
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
    const service = services.find(({ slug }) => slug === serviceSlug)!;
    const tests = cataloguedTests(service).slice(0, 8);
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
});

async function printedPages(page: Page) {
  const margin = { top: "10mm", bottom: "10mm", left: "10mm", right: "10mm" };
  const pdf = (await page.pdf({ format: "A4", margin })).toString("latin1");
  return pdf.match(/\/Type \/Page\b/g);
}
