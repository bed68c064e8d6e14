import { readFileSync } from "node:fs";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { finderWords } from "#content/finder.ts";
import { pages } from "#content/pages.ts";
import { issuedDocument, scopeFile } from "#content/testing-scope.ts";
import { testingScope } from "#derive/testing-scope.ts";
import { expect, hydrated, test } from "./site.ts";

const { path } = pages.testingScope;
const scope = testingScope();
const allTests = scope.flatMap(({ groups }) => groups.flatMap(({ tests }) => tests));
/** Ids contain a slash, which a CSS selector would have to escape. */
const rowOf = (page: Page, id: string) => page.locator(`tr[id="${id}"]`);
const soilTests = allTests.filter(({ id }) => id.startsWith("soil-testing/"));
const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const viewerOf = (page: Page) => page.getByRole("region", { name: "Testing scope document" });
const canvasOf = (page: Page) => viewerOf(page).locator("canvas").first();
const button = (page: Page, name: string) =>
  viewerOf(page).getByRole("button", { name, exact: true });

/** Opens the page and waits until the first page of the PDF is drawn. */
async function openDrawn(page: Page) {
  await page.goto(path);
  await hydrated(page);
  await expect(canvasOf(page)).toBeVisible({ timeout: 30_000 });
}

test("the viewer", async ({ page, request, consoleMessages }) => {
  test.slow();
  await openDrawn(page);
  const status = viewerOf(page).getByRole("status");
  const first = viewerOf(page).getByRole("group").first();
  const pageWidth = async () => (await first.boundingBox())!.width;

  await test.step("zoom goes from 50 to 150 per cent by tens, and its buttons end with it", async () => {
    await expect(status).toHaveText("100%");
    const full = await pageWidth();
    for (const percent of [110, 120, 130, 140, 150]) {
      await expect(button(page, "Zoom In")).toBeEnabled();
      await button(page, "Zoom In").click();
      await expect(status).toHaveText(`${percent}%`);
      await expect.poll(pageWidth).toBeCloseTo((full * percent) / 100, 0);
    }
    await expect(button(page, "Zoom In")).toBeDisabled();
    await button(page, "Reset").click();
    await expect(status).toHaveText("100%");
    for (const percent of [90, 80, 70, 60, 50]) {
      await expect(button(page, "Zoom Out")).toBeEnabled();
      await button(page, "Zoom Out").click();
      await expect(status).toHaveText(`${percent}%`);
    }
    await expect(button(page, "Zoom Out")).toBeDisabled();
    await expect(button(page, "Zoom In")).toBeEnabled();
    await button(page, "Reset").click();
  });

  await test.step("the keys − 0 + zoom while the viewer has the focus, also at the ends", async () => {
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("+");
    await expect(status).toHaveText("100%");
    await button(page, "Zoom Out").focus();
    await page.keyboard.press("-");
    await page.keyboard.press("-");
    await expect(status).toHaveText("80%");
    await page.keyboard.press("0");
    await expect(status).toHaveText("100%");
    for (let press = 0; press < 5; press += 1) await page.keyboard.press("Enter");
    await expect(status).toHaveText("50%");
    await page.keyboard.press("+");
    await expect(status).toHaveText("60%");
    await page.keyboard.press("Control+0");
    await expect(status).toHaveText("60%");
    await page.keyboard.press("0");
  });

  await test.step("the text of the document can be selected where it is drawn", async () => {
    // The words and their place are those of the document made from the list.
    if (issuedDocument) return;
    const title = first.getByText("Testing scope", { exact: true });
    await expect(title).toBeAttached();
    const sheet = (await first.boundingBox())!;
    const box = (await title.boundingBox())!;
    // On the cover the title begins 42 of 595 points from the left and 96 of 842 from the top.
    expect((box.x - sheet.x) / sheet.width).toBeCloseTo(42 / 595, 1);
    expect((box.y - sheet.y) / sheet.height).toBeCloseTo(96 / 842, 1);
    await title.click({ clickCount: 3 });
    expect(await page.evaluate(() => getSelection()!.toString().trim())).toBe("Testing scope");
  });

  await test.step("Download PDF saves the file under its name, byte for byte", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("nabl-testing-scope.pdf");
    expect(download.url()).toMatch(/^blob:/);
    const response = await request.get(scopeFile.path);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect(readFileSync(await download.path()).equals(await response.body())).toBe(true);
  });

  await test.step("axe finds nothing in the viewer, light and dark", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [1440, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .setLegacyMode()
          .include('[aria-label="Testing scope document"]')
          .withTags(rules)
          .analyze();
        const found = violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
        expect(found, `${colorScheme}, ${width} px`).toEqual([]);
      }
    }
  });
  expect(consoleMessages).toEqual([]);
});

test.describe("on a fine screen", () => {
  test.use({ deviceScaleFactor: 2 });

  test("pages are drawn sharp as they come into view, and the toolbar stays", async ({ page }) => {
    await openDrawn(page);
    const sharp = await canvasOf(page).evaluate(
      (canvas) => (canvas as HTMLCanvasElement).width / canvas.getBoundingClientRect().width,
    );
    expect(sharp).toBeCloseTo(2, 1);

    const groups = viewerOf(page).getByRole("group");
    const count = await groups.count();
    expect(count).toBeGreaterThan(5);
    const counter = viewerOf(page).getByRole("paragraph");
    await expect(counter).toHaveText(`Page 1 of ${count}`);
    await expect(groups.last().locator("canvas")).toHaveCount(0);

    await viewerOf(page).getByRole("region", { name: "Pages" }).focus();
    await page.keyboard.press("End");
    await expect(groups.last().locator("canvas")).toBeVisible();
    await expect(counter).toHaveText(`Page ${count} of ${count}`);
    await expect(groups.first().locator("canvas")).toHaveCount(0);
    await expect(button(page, "Zoom In")).toBeInViewport();
  });
});

test("the search stands above the document and leads to the row of a service page", async ({
  page,
  open,
}) => {
  await open(path);
  const field = page.getByRole("main").getByRole("combobox", { name: finderWords.label });
  expect((await field.boundingBox())!.y).toBeLessThan((await viewerOf(page).boundingBox())!.y);
  await field.fill("2720 (Part 5)");
  await page.getByRole("option").first().click();
  await expect(
    rowOf(page, soilTests.find(({ name }) => /liquid limit/i.test(name))!.id),
  ).toBeInViewport();
});

test("ranges of the file can be requested", async ({ request }) => {
  const part = await request.get(scopeFile.path, { headers: { range: "bytes=0-7" } });
  expect(part.status()).toBe(206);
  expect(await part.text()).toBe("%PDF-1.7");
});

test.describe("on a bad connection", () => {
  // Playwright cannot hold back what a service worker fetches.
  test.use({ serviceWorkers: "block" });

  for (const [what, address] of [
    ["the library", /assets\/pdf-[^/]+\.js$/],
    ["its worker", /pdf\.worker/],
    ["the document", /nabl-testing-scope\.pdf$/],
  ] as const) {
    test(`without ${what} there is a sentence and a link`, async ({ page }) => {
      await page.route(address, (route) => route.abort());
      await page.goto(path);
      await hydrated(page);
      await expect(viewerOf(page).getByRole("alert")).toContainText("cannot be shown");
      await expect(viewerOf(page).locator("object")).toHaveAttribute("data", scopeFile.path);
      const link = viewerOf(page).getByRole("link", { name: "Download PDF" });
      await expect(link).toHaveAttribute("href", scopeFile.path);
      await expect(viewerOf(page).getByRole("progressbar")).toHaveCount(0);
    });
  }

  test("a progress bar is shown while the document loads", async ({ page }) => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    await page.route(/nabl-testing-scope\.pdf$/, async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(path);
    const bar = viewerOf(page).getByRole("progressbar", { name: "Loading the document" });
    await expect(bar).toBeVisible();
    arrive();
    await expect(canvasOf(page)).toBeVisible();
    await expect(bar).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the document is not fetched for the edge of it that the first screen shows", async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    await page.goto(path);
    await hydrated(page);
    await page.waitForLoadState("networkidle");
    expect(requested).not.toContain(scopeFile.path);
    await page.mouse.wheel(0, 400);
    await expect(canvasOf(page)).toBeVisible();
  });

  test("the document is drawn, scrolls inside its frame, and two fingers zoom it", async ({
    page,
  }) => {
    await openDrawn(page);
    const wider = () =>
      page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await wider()).toBe(0);
    const frame = viewerOf(page).getByRole("region", { name: "Pages" });
    await frame.evaluate((element) => {
      const touches = (apart: number) =>
        [-apart, apart].map(
          (x, identifier) =>
            new Touch({ identifier, target: element, clientX: 180 + x, clientY: 300 }),
        );
      for (const [kind, apart] of [
        ["touchstart", 50],
        ["touchmove", 60],
        ["touchmove", 66],
      ] as const)
        element.dispatchEvent(new TouchEvent(kind, { touches: touches(apart), bubbles: true }));
      element.dispatchEvent(new TouchEvent("touchend", { touches: [], bubbles: true }));
    });
    await expect(viewerOf(page).getByRole("status")).toHaveText("130%");
    expect(await wider()).toBe(0);
    for (const name of ["Zoom Out", "Reset", "Zoom In"])
      expect((await button(page, name).boundingBox())!.height).toBeGreaterThanOrEqual(24);
  });
});

test("a row can be cited: its address leads to it, and its serial is the link", async ({
  page,
}) => {
  const [first, second] = [soilTests[11]!, soilTests[13]!];
  await page.goto(`${path}#${first.id}`);
  await expect(rowOf(page, first.id)).toBeInViewport();
  await hydrated(page);
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

/** Waits until the page keeps its position and height for ten frames. */
const scrollSettled = (page: Page) =>
  page.evaluate(async () => {
    let last = "";
    for (let frames = 0; frames < 10; frames++) {
      const now = `${scrollY} ${document.documentElement.scrollHeight}`;
      if (now !== last) frames = 0;
      last = now;
      await new Promise(requestAnimationFrame);
    }
  });

test("a reload far down the list stays at the same row", async ({ page }) => {
  await page.goto(path);
  await hydrated(page);
  const row = rowOf(page, soilTests[11]!.id);
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport();
  await scrollSettled(page);
  await page.reload();
  await expect(row).toBeInViewport();
  await hydrated(page);
  await expect(row).toBeInViewport();
});

test("the way back leads to the same row, however far down the list", async ({ page, open }) => {
  await open(path);
  for (const top of [3000, 12_000]) {
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
});

test("a service's name above its rows leads to its page, without leaving the document", async ({
  page,
  open,
}) => {
  await open(pages.testingScope.path);
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame())
      documents.push(request.url());
  });
  await page.locator("#soil-testing").getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Soil Testing/);
  expect(documents).toEqual([]);
});

test("a link inside the site leads to the whole page", async ({ page, open, consoleMessages }) => {
  await open("/about");
  await page.getByRole("contentinfo").getByRole("link", { name: pages.testingScope.title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.testingScope.heading);
  await expect(page.locator("tr[id]")).toHaveCount(allTests.length);
  await expect(canvasOf(page)).toBeVisible();
  expect(consoleMessages).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the document is an object with words in its place, the link is plain, the rows are there", async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const object =
      /<noscript>[\s\S]*?<object data="([^"]+)" type="application\/pdf"[\s\S]*?<\/object>/.exec(
        html,
      );
    expect(object?.[1]).toBe(scopeFile.path);
    expect(object?.[0]).toContain("appears to have no PDF plugin");
    expect(object?.[0]).toContain(`<a href="${scopeFile.path}" download="${scopeFile.name}">`);

    const response = await page.goto(path);
    expect(response!.headers()["content-security-policy"]).toContain("object-src 'self'");
    await expect(button(page, "Zoom In")).toBeHidden();
    const link = viewerOf(page).getByRole("link", { name: "Download PDF" });
    await expect(link).toHaveAttribute("download", scopeFile.name);
    const [download] = await Promise.all([page.waitForEvent("download"), link.click()]);
    expect(download.suggestedFilename()).toBe("nabl-testing-scope.pdf");
    await expect(page.locator("tr[id]")).toHaveCount(allTests.length);
    await rowOf(page, soilTests[11]!.id).scrollIntoViewIfNeeded();
    await expect(rowOf(page, soilTests[11]!.id)).toBeInViewport();
  });
});
