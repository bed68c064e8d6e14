import type { Page } from "@playwright/test";
import issuedLines from "#content/issued-scope.json" with { type: "json" };
import { pages } from "#content/copy/pages.ts";
import { servicePageCopy } from "#content/copy/pages/service-page.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { postalAddress, site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import type { TestsSection } from "#content/services/shape.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { servicePath } from "#derive/catalogue/paths.ts";
import { printedText } from "#derive/catalogue/quantity.ts";
import { kebabCase } from "#derive/kebab-case.ts";
import { askPath } from "#derive/pages/ask-path.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { serviceSlug } from "./orders.ts";
import { expect, test } from "./site.ts";

const service = services.find(({ slug }) => slug === serviceSlug)!;
const longPage = servicePath(service.slug);
const askText = `Ask about ${service.subject}`;
const tables = service.sections.filter(({ kind }) => kind === "tests") as TestsSection[];
const [{ heading: tableName, groups }] = tables as [TestsSection];
const [openGroup, ...closedGroups] = groups.map((group) => group.heading!);
const closedTable = tables.at(-1)!.heading;
const rows = cataloguedTests(service);
/** With a method in each column. */
const cut = rows.find(
  ({ group, methods, duration }) =>
    closedGroups.includes(group!) &&
    duration &&
    methods.map((method) => method.startsWith("ASTM")).join() === "false,true",
)!;
const inClosed = rows.findLast(({ table }) => table === closedTable)!;
const low = rows.filter(({ table }) => table === tableName).at(-3)!;
const lowSection = service.sections.flatMap((section) =>
  section.kind === "values" ? section.heading : [],
)[0]!;
const begins = (text: string) => new RegExp(`^${text.replaceAll(/[^\w ]/g, ".")}`);
const waterPage = servicePath("water-testing-service");
const phone = { width: 390, height: 844 };

test("pages with many tests are short, and neither they nor what is beside them hide a part", async ({
  page,
  open,
}) => {
  const offered = sitePaths();
  // A tenth more than today; rows of an issued scope say whether they are accredited.
  const room = issuedLines.length > 0 ? 1.2 : 1;
  for (const { path, wide, narrow } of [
    { path: longPage, wide: 5000, narrow: 4650 },
    { path: waterPage, wide: 5400, narrow: 5800 },
    { path: servicePath("building-material"), wide: 8650, narrow: 7550 },
    { path: servicePath("pile-load-testing"), wide: 3650, narrow: 4600 },
  ].filter((limits) => offered.includes(limits.path))) {
    await page.setViewportSize({ width: 1366, height: 768 });
    await open(path);
    expect.soft(await scrollingBeside(page), path).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect.soft(await pageHeight(page), path).toBeLessThanOrEqual(wide * room);
    await page.setViewportSize(phone);
    await open(path);
    expect.soft(await pageHeight(page), path).toBeLessThanOrEqual(narrow * room);
    const closed = page.locator("section > details").first();
    const name = await closed.getByRole("heading").textContent();
    const contents = onThisPage(page).filter({ visible: true });
    await contents.getByText(servicePageCopy.onThisPage).click();
    await contents.getByRole("link", { name: name!, exact: true }).click();
    await expect(closed.getByRole("table", { name: name! })).toBeVisible();
  }
  await page.setViewportSize({ width: 1366, height: 768 });
  await open(pages.about.path);
  expect(await scrollingBeside(page)).toEqual([]);
});

/** What is beside the page and has to be scrolled to be read. */
const scrollingBeside = (page: Page) =>
  page
    .getByRole("main")
    .locator("+ div")
    .evaluate((column) =>
      [...column.querySelectorAll("*")]
        .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1)
        .filter((element) => getComputedStyle(element).overflowY === "auto")
        .map((element) => element.ariaLabel),
    );
/** Without header and footer, which grow with the laboratory's name and a notice. */
const pageHeight = (page: Page) => page.getByRole("main").evaluate((main) => main.clientHeight);
const onThisPage = (page: Page) =>
  page.getByRole("navigation", { name: servicePageCopy.onThisPage });
const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

test("a long service page on a wide screen", async ({ page, open }) => {
  await open(longPage);

  await test.step("leads to the contact form with the service's name", async () => {
    const panel = page.getByRole("complementary", { name: servicePageCopy.ask });
    for (const place of [page.getByRole("article"), panel])
      await expect(place.getByRole("link", { name: askText })).toHaveAttribute(
        "href",
        askPath(service.slug),
      );
    await expect(panel.getByRole("link", { name: site.phones[0] })).toBeVisible();
    await expect(panel.getByText(/^Open/)).toBeVisible();
  });

  await test.step("a section link scrolls its heading to below the sticky header and is marked", async () => {
    const link = onThisPage(page).getByRole("link", { name: lowSection });
    await link.press("Enter");
    await expect(page).toHaveURL(`${longPage}#${kebabCase(lowSection)}`);
    const target = heading(page, lowSection);
    await expect(target).toBeInViewport();
    const header = (await page.getByRole("banner").boundingBox())!;
    expect((await target.boundingBox())!.y).toBeGreaterThanOrEqual(header.y + header.height);
    await expect(link).toHaveAttribute("aria-current", "location");
    await expect(onThisPage(page).locator("[aria-current]")).toHaveCount(1);
  });

  await test.step("the marked section follows the reader", async () => {
    await heading(page, tableName).evaluate((element) =>
      element.scrollIntoView({ block: "start" }),
    );
    await expect(onThisPage(page).locator("[aria-current]")).toHaveText(tableName);
    await expect(onThisPage(page)).toBeInViewport();
  });

  await test.step("the head of a long table stays under the header while its rows scroll", async () => {
    const table = page.getByRole("table", { name: tableName });
    const row = table.getByRole("row", { name: begins(low.name) });
    await row.evaluate((element) => element.scrollIntoView({ block: "center" }));
    const header = (await page.getByRole("banner").boundingBox())!;
    await expect
      .poll(async () => (await table.getByRole("columnheader").first().boundingBox())!.y)
      .toBeCloseTo(header.y + header.height, 0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a long service page", async ({ page, open }) => {
    await open(longPage);

    await test.step("the bar at the bottom comes when its links have scrolled away, and does not cover what takes the focus", async () => {
      const inMain = page.getByRole("main");
      const [first, ask] = await inMain.getByRole("link", { name: askText }).all();
      const call = inMain.getByRole("link", { name: /^Call/ });
      for (const link of [first!, call.first()]) await expect(link).toBeInViewport({ ratio: 1 });
      for (const link of [ask!, call.last()]) await expect(link).not.toBeInViewport();
      await heading(page, "What to bring").evaluate((element) => element.scrollIntoView());
      await expect(first!).not.toBeInViewport();
      await expect(ask!).toBeInViewport({ ratio: 1 });
      const barTop = await ask!.evaluate(
        (link) => link.closest("request-bar")!.getBoundingClientRect().top,
      );
      await page.getByRole("banner").getByRole("button", { name: "Menu" }).focus();
      for (let presses = 0; presses < 25; presses += 1) {
        await page.keyboard.press("Tab");
        // Sections that come into view get their exact height in the next frames.
        await expect
          .poll(() =>
            page.evaluate(() => {
              const focused = document.activeElement!;
              return focused.matches("body, request-bar a")
                ? 0
                : focused.getBoundingClientRect().bottom;
            }),
          )
          .toBeLessThanOrEqual(barTop);
      }
    });

    await test.step("cards are the rows of a table, with all their cells", async () => {
      const table = page.getByRole("table", { name: tableName });
      const first = table.getByRole("checkbox", { name: begins(openGroup!) });
      await expect(first).toBeChecked();
      const group = table.getByRole("checkbox", { name: begins(cut.group!) });
      await expect(group).not.toBeChecked();
      await group.click();
      const row = table.getByRole("row", { name: begins(cut.name) });
      await expect(row.getByRole("rowheader")).toContainText(printedText(cut.duration!));
      await expect(row.getByRole("cell")).toHaveText([
        ...cut.methods,
        printedText(cut.sample),
        yourRequestCopy.toAdd,
      ]);
      const cells = await row.getByRole("cell").all();
      for (const cell of cells) await expect(cell).toBeVisible();
      const [indian, , bring] = await Promise.all(cells.map((cell) => cell.boundingBox()));
      expect(bring!.y).toBeGreaterThan(indian!.y);
    });

    await page.emulateMedia({ media: "print" });

    await test.step("printed, it has the address, and neither navigation nor calls", async () => {
      await expect(page.getByText(postalAddress)).toBeVisible();
      for (const navigation of await page.getByRole("navigation").all())
        await expect(navigation).toBeHidden();
      await expect(page.getByRole("link", { name: /^(Contact us|Ask about|Call)/ })).toHaveCount(0);
      await expect(page.getByRole("img", { name: /^Illustration/ })).toHaveCount(0);
    });

    await test.step("printed, it has tables in columns, and closed ones open", async () => {
      const cells = page.getByRole("row", { name: begins(cut.name) }).getByRole("cell");
      const tops = await cells.evaluateAll((all) =>
        all.map((cell) => cell.getBoundingClientRect().top),
      );
      expect(new Set(tops).size).toBe(1);
      await expect(page.getByRole("row", { name: begins(inClosed.name) })).toBeVisible();
    });
  });
});

test.describe("on a phone without scripts", () => {
  test.use({ viewport: phone, javaScriptEnabled: false });

  test("what is closed opens", async ({ page }) => {
    await page.goto(longPage);
    const rock = page.getByRole("row", { name: begins(inClosed.name) });
    await expect(rock).toBeHidden();
    await heading(page, closedTable).click();
    await expect(rock).toBeVisible();
    const other = page
      .getByRole("navigation", { name: "Testing services" })
      .getByRole("link", { name: services.at(-1)!.name });
    await expect(other).toBeHidden();
    await page.getByText("Other services").click();
    await expect(other).toBeVisible();
    expect((await other.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  });
});
