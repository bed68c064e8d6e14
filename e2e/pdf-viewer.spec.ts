import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { testingScopePage } from "#derive/pages/testing-scope-page.ts";
import { expect, test } from "./site.ts";

const { path } = pages.testingScope;
const { file } = testingScopePage();
const viewerOf = (page: Page) => page.getByRole("region", { name: "Testing scope document" });
const frameOf = (page: Page) => viewerOf(page).getByRole("region", { name: "Pages" });
const pageImages = (page: Page) => frameOf(page).getByRole("img");
const button = (page: Page, name: string) =>
  viewerOf(page).getByRole("button", { name, exact: true });
const hiddenWidth = (element: Locator) =>
  element.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
const loaded = (image: HTMLImageElement) => image.complete && image.naturalWidth > 0;

test("the viewer on a wide screen", async ({ page, open, request, consoleMessages }) => {
  await open(path);

  await test.step("loads pages as they come near, in a frame that takes the focus", async () => {
    const count = await pageImages(page).count();
    expect(count).toBeGreaterThan(0);
    const last = pageImages(page).last();
    await expect(last).toHaveAccessibleName(`Page ${count} of ${count}`);
    // The browser loads what is 2500 px away.
    if (await last.evaluate((image) => image.getBoundingClientRect().top > innerHeight + 2500))
      expect(await last.evaluate(loaded)).toBe(false);
    await frameOf(page).focus();
    await expect(frameOf(page)).toBeFocused();
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => last.evaluate(loaded)).toBe(true);
    await expect(button(page, "Zoom In")).toBeInViewport();
  });

  await test.step("zooms", async () => {
    const width = async () => (await pageImages(page).first().boundingBox())!.width;
    const full = await width();
    for (let press = 0; press < 5; press++) await button(page, "Zoom In").click();
    expect(await width()).toBeCloseTo(full * 1.5, 0);
    await expect(button(page, "Zoom In")).toBeDisabled();
    await button(page, "Reset").click();
  });

  await test.step("keeps the visible part of the document in view", async () => {
    const shown = pageImages(page).nth((await pageImages(page).count()) > 2 ? 1 : 0);
    await shown.scrollIntoViewIfNeeded();
    const position = () =>
      shown.evaluate((image) => {
        const box = image.getBoundingClientRect();
        const { top } = image.closest("section")!.getBoundingClientRect();
        return (top - box.top) / box.height;
      });
    const before = await position();
    for (let press = 0; press < 5; press++) await button(page, "Zoom In").click();
    expect(await position()).toBeCloseTo(before, 1);
  });

  await test.step("saves the file under its name, byte for byte", async () => {
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
    expect(download.url()).toMatch(/^blob:/);
    const response = await request.get(file.path);
    expect(response.headers()["content-type"]).toBe("application/pdf");
    expect(readFileSync(await download.path()).equals(await response.body())).toBe(true);
  });
  expect(consoleMessages).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });

  test("a page fits the frame, is sharp at 150 per cent, and scrolls inside the frame", async ({
    page,
    open,
  }) => {
    await open(path);
    const first = pageImages(page).first();
    await first.scrollIntoViewIfNeeded();
    await expect.poll(() => first.evaluate(loaded)).toBe(true);
    expect(await hiddenWidth(frameOf(page))).toBe(0);
    for (let press = 0; press < 5; press++) await button(page, "Zoom In").click();
    expect(await hiddenWidth(frameOf(page))).toBeGreaterThan(0);
    expect(await hiddenWidth(page.locator("html"))).toBe(0);
    const pixels = await first.evaluate(
      (image: HTMLImageElement) => image.naturalWidth / (image.width * devicePixelRatio),
    );
    expect(pixels).toBeGreaterThanOrEqual(1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the browser's own viewer shows the document, or a link in its place", async ({ page }) => {
    await page.goto(path);
    await expect(button(page, "Zoom In")).toBeHidden();
    const object = viewerOf(page).locator("object");
    await expect(object).toHaveAttribute("data", file.path);
    await expect(object).toContainText("appears to have no PDF plugin");
    await expect(object.locator("a")).toHaveAttribute("href", file.path);
    await expect(pageImages(page)).toHaveCount(0);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      viewerOf(page).getByRole("link", { name: "Download PDF" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.name);
  });
});
