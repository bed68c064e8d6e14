import type { Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { combobox, finderButton, options } from "./finder.ts";
import { expect, hold, layoutShift, mainLink, openHeld, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const soil = "/services/soil-testing";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("scripts come after the first paint", async ({ page, open }) => {
  await open(soil);
  const { painted, firstScript } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    firstScript: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(firstScript).toBeGreaterThan(painted);

  await test.step("also where the browser reports no first contentful paint", async () => {
    // As Firefox does for a page that opens scrolled.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(pages.about.path);
  });
});

test("before its script is there, the menu opens to hovering, and links are followed", async ({
  page,
}) => {
  const hydrate = await openHeld(page, pages.about.path);
  await button(page, "Services").hover();
  await expect(mainLink(page, "Safety Audit")).toBeVisible();
  await hydrate();
  await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(700, 700);
  await expect(mainLink(page, "Safety Audit")).toBeHidden();

  await openHeld(page, pages.home.path);
  await mainLink(page, "About").click();
  await expect(page).toHaveURL(pages.about.path);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("menu, groups and finder open before their scripts are there, and no letter is lost", async ({
    page,
  }) => {
    const hydrateSoil = await openHeld(page, soil);
    await page.getByRole("checkbox", { name: /^Chemistry/ }).tap();
    await expect(page.getByRole("row", { name: /^Organic matter/ })).toBeVisible();
    await button(page, "Menu").tap();
    await expect(mainLink(page, "Contact")).toBeVisible();
    await hydrateSoil();
    await expect(button(page, "Menu")).toHaveAttribute("aria-expanded", "true");
    await expect(mainLink(page, "Contact")).toBeVisible();

    const hydrate = await openHeld(page, pages.about.path);
    await finderButton(page).tap();
    await page.keyboard.type("press");
    await expect(combobox(page)).toHaveValue("press");
    await hydrate();
    await page.keyboard.type("ure gauge");
    await expect(combobox(page)).toHaveValue("pressure gauge");
    await expect(options(page).first()).toContainText("Pressure gauge");
  });
});

test("nothing moves when the fonts arrive late", async ({ page }) => {
  for (const [path, width] of [
    ["/", 390],
    [soil, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    release();
    // A line of text may break one word earlier; a heading with one line more would be 0.025.
    expect(await layoutShift(page), `${path}, ${width} px`).toBeLessThan(0.015);
    await page.unrouteAll();
  }
});
