import type { Page } from "@playwright/test";
import { hero } from "#content/home.ts";
import { pages } from "#content/copy/pages.ts";
import { openHeld } from "./early-controls.ts";
import { combobox, finderButton, options } from "./finder.ts";
import { expect, hold, hydrated, layoutShift, mainLink, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const soil = "/services/soil-testing";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("scripts start by themselves, after the page is painted", async ({ page }) => {
  await page.goto(soil);
  await hydrated(page);
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
    await page.goto(pages.about.path);
    await hydrated(page);
  });
});

test("what is pressed before hydration acts once, and what is hovered stays as it is", async ({
  page,
}) => {
  await test.step("buttons of home, whose hero waits while the pointer is inside", async () => {
    await page.clock.install();
    const hydrate = await openHeld(page, "/");
    await button(page, "Dismiss announcement").click();
    await button(page, "Pause clients").click();
    for (let press = 0; press < 2; press++) await button(page, "Next slide").click();
    await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
    await hydrate();
    await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
    await expect(button(page, "Play clients")).toHaveCount(1);
    const shown = page.getByRole("group", { name: "3 of 5" });
    await expect(shown).toHaveAttribute("data-shown");
    await page.clock.runFor(3 * hero.everyMs);
    await expect(shown).toHaveAttribute("data-shown");
  });

  await test.step("Add", async () => {
    const hydrate = await openHeld(page, soil);
    await button(page, "Add Linear shrinkage to enquiry").click();
    await hydrate();
    await expect(button(page, "Remove Linear shrinkage from enquiry")).toBeVisible();
  });

  await test.step("the Services menu, until the pointer leaves", async () => {
    const hydrate = await openHeld(page, pages.about.path);
    await button(page, "Services").hover();
    await expect(mainLink(page, "Safety Audit")).toBeVisible();
    await hydrate();
    await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "true");
    await page.mouse.move(700, 700);
    await expect(mainLink(page, "Safety Audit")).toBeHidden();
  });

  await test.step("a link, which the browser follows", async () => {
    await page.route("**/assets/*.js", () => {});
    await page.goto("/", { waitUntil: "commit" });
    await mainLink(page, "About").click();
    await expect(page).toHaveURL(pages.about.path);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the menu and the finder open before hydration, and no letter is lost", async ({ page }) => {
    const hydrateHome = await openHeld(page, "/");
    await button(page, "Menu").tap();
    await hydrateHome();
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
