import type { Page } from "@playwright/test";
import { filterCopy, testNoteCopy } from "#content/copy/tables/tables.ts";
import { pages } from "#content/copy/pages.ts";
import { testingScopeCopy } from "#content/copy/pages/testing-scope.ts";
import { testingScope } from "#derive/catalogue/testing-scope.ts";
import { scopeQuestion, firstLineFor } from "#derive/pages/ask-about.ts";
import { message } from "./enquiry-form.ts";
import { expect, hydrated, scrollSettled, test } from "./site.ts";

const { path } = pages.testingScope;
const scope = testingScope();
const allTests = scope.flatMap(({ groups }) => groups.flatMap(({ tests }) => tests));
/** Ids contain a slash, which a CSS selector would have to escape. */
const rowOf = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
const soilTests = allTests.filter(({ id }) => id.startsWith("soil-testing/"));

const liquidLimit = soilTests.find(({ name }) => /liquid limit/i.test(name))!;

test("the field shows the rows with the typed words, and a question about one begins a message", async ({
  page,
  open,
}) => {
  await open(path);
  const main = page.getByRole("main");
  const field = main.getByRole("searchbox", { name: testingScopeCopy.filter });
  await expect(rowOf(page, liquidLimit.id)).toBeHidden();
  await field.fill("soil plastic is:2720 part 5");
  await expect(main.getByRole("status").first()).toHaveText("1 found");
  await expect(main.locator("tr[id]:visible")).toHaveId(liquidLimit.id);
  await expect(main.getByRole("link", { name: /^Is “/ })).toBeHidden();
  await main.getByRole("link", { name: liquidLimit.name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Soil Testing/);
  await expect(rowOf(page, liquidLimit.id)).toBeInViewport();

  await test.step("the way back finds them again", async () => {
    await page.goBack();
    await expect(field).toHaveValue("soil plastic is:2720 part 5");
    await expect(main.locator("tr[id]:visible")).toHaveId(liquidLimit.id);
    await field.fill("");
    await expect(main.locator("tr[id]:visible")).toHaveCount(0);
  });

  await test.step("whether a test is accredited is asked with its name and method", async () => {
    const question = { name: testNoteCopy.isAccredited };
    const asked = firstLineFor(scopeQuestion)!.trim();
    const ofRow = `${asked} ${liquidLimit.name}, ${liquidLimit.methods[0]}\n`;
    await field.fill("liquid");
    await rowOf(page, liquidLimit.id).getByRole("link", question).click();
    await expect(message(page)).toHaveValue(ofRow);
    await open(path);
    const unknown = "anchor pull out & 5 %";
    await field.fill(unknown);
    await page.getByRole("link", { name: filterCopy.isAccredited(unknown) }).click();
    await expect(message(page)).toHaveValue(`${asked} ${unknown}\n`);
    await open(`/services/soil-testing#${liquidLimit.id}`);
    await expect(page.getByRole("link", question)).toHaveCount(1);
    await page.getByRole("link", question).click();
    await expect(message(page)).toHaveValue(ofRow);
  });
});

test("on a phone one field filters each list, and what it finds is directly below it", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  for (const list of [pages.testingScope, pages.standards]) {
    await open(list.path);
    const fields = page.getByRole("main").locator("input");
    await expect(fields).toHaveCount(1);
    await fields.fill("4031");
    const found = page.getByRole("main").locator(":is(tr[id], details li):visible").first();
    const top = async (one: typeof fields) => (await one.boundingBox())!.y;
    expect((await top(found)) - (await top(fields)), list.path).toBeLessThan(215);
    // The keyboard of a phone leaves the upper 440 px.
    expect(await top(found), list.path).toBeLessThan(400);
  }
  await open(pages.tests.path);
  await expect(page.getByRole("main").locator("input")).toHaveCount(1);
});

test("a row can be cited: its address leads to it, also after a reload, and its serial is the link", async ({
  page,
}) => {
  const [first, second] = [soilTests[11]!, soilTests[13]!];
  const row = rowOf(page, first.id);
  await page.goto(`${path}#${first.id}`);
  await expect(row).toBeInViewport();
  await hydrated(page);
  await expect(row).toBeInViewport();
  await scrollSettled(page);
  await page.reload();
  await expect(row).toBeInViewport();
  await hydrated(page);
  await expect(row).toBeInViewport();
  for (const { id, serial, name } of [first, second]) {
    const cited = rowOf(page, id);
    await cited.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await cited.getByRole("link", { name: `${serial}, ${name}`, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    const top = () => cited.evaluate((element) => Math.round(element.getBoundingClientRect().top));
    await expect.poll(top).toBeLessThan(200);
    expect(await top()).toBeGreaterThan(0);
  }
});

test("a link leads to the whole page, and the way back to the same row, however far down the list", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: pages.testingScope.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.testingScope.heading);
  await expect(page.locator("tr[id]")).toHaveCount(allTests.length);
  for (const { name } of scope.slice(0, 4))
    await page.getByRole("heading", { name, exact: true }).click();
  for (const top of [3000, 6000]) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await scrollSettled(page);
    const shown = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.textContent);
    const before = await shown();
    await page.evaluate(() =>
      document.querySelector<HTMLElement>('footer a[href="/clientele"]')!.click(),
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.clientele.heading);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.testingScope.heading);
    await scrollSettled(page);
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(top);
    expect(await shown()).toBe(before);
  }
  expect(consoleMessages).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every row is there, and its address opens its group", async ({ page }) => {
    await page.goto(`${path}#${liquidLimit.id}`);
    await expect(page.locator("tr[id]")).toHaveCount(allTests.length);
    await expect(rowOf(page, liquidLimit.id)).toBeInViewport();
    await page.getByRole("heading", { level: 3, name: scope[0]!.name }).click();
    await expect(rowOf(page, allTests[0]!.id)).toBeVisible();
  });
});
