import { hero } from "#content/home.ts";
import { pages } from "#content/copy/pages.ts";
import { button, openHeld, shownSlide, visits } from "./early-controls.ts";
import { expect, hold, hydrated, layoutShift, mainLink, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("scripts start by themselves, after the page is painted", async ({ page }) => {
  await page.goto("/services/soil-testing");
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

test("links work before hydration", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
  await page.unrouteAll();

  await test.step("and a press that React handles while it starts is not repeated", async () => {
    await openHeld(page, "/about");
    // React hydrates within the event, after the page's own listener has stored it.
    const presses = await page.evaluateHandle(() => {
      const counted = { presses: 0 };
      document.addEventListener(
        "click",
        () => (document.documentElement.dataset.hydrated = ""),
        true,
      );
      document.addEventListener("click", () => counted.presses++);
      return counted;
    });
    await button(page, "Dismiss announcement").click();
    expect(await presses.jsonValue()).toEqual({ presses: 1 });
  });
});

for (const [name, options] of [
  ["a wide screen", { viewport: { width: 1440, height: 900 } }],
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(name, () => {
    test.use(options);
    const isPhone = name === "a phone";

    test("every control that is used before hydration acts once", async ({ page }) => {
      for (const visit of visits.filter(({ onPhones }) => onPhones || !isPhone))
        await test.step(visit.path, async () => {
          const hydrate = await openHeld(page, visit.path);
          await visit.act(page, !isPhone);
          await expect(page.locator("html")).not.toHaveAttribute("data-hydrated");
          await hydrate();
          await visit.check(page, !isPhone);
        });
    });
  });

test("the Services menu stays as it was before hydration", async ({ page }) => {
  const services = button(page, "Services");
  const entry = mainLink(page, "Safety Audit");
  const navigation = page.getByRole("navigation", { name: "Main" });
  const expectOpen = async (isOpen: boolean) => {
    await expect(services).toHaveAttribute("aria-expanded", String(isOpen));
    await expect(entry).toBeVisible({ visible: isOpen });
  };

  await test.step("open while it is hovered, and closed when the pointer leaves", async () => {
    const hydrate = await openHeld(page, "/about");
    await services.hover();
    await expect(entry).toBeVisible();
    await hydrate();
    await expectOpen(true);
    await page.mouse.move(700, 700);
    await expectOpen(false);
  });

  await test.step("open with the focus inside", async () => {
    const hydrate = await openHeld(page, "/about");
    await services.focus();
    await page.keyboard.press("Tab");
    const first = navigation.locator("ul ul a").first();
    await expect(first).toBeFocused();
    await hydrate();
    await expect(services).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeFocused();
  });

  await test.step("pinned by a press", async () => {
    const hydrate = await openHeld(page, "/about");
    await services.click();
    await hydrate();
    await page.mouse.move(700, 700);
    await expectOpen(true);
  });

  await test.step("closed after it was opened and left by keyboard", async () => {
    const hydrate = await openHeld(page, "/about");
    await services.press("Enter");
    const menu = page.getByRole("navigation", { name: "Main" }).locator("li", { has: services });
    while (await menu.evaluate((item) => item.matches(":focus-within")))
      await page.keyboard.press("Tab");
    const focused = await page.evaluateHandle(() => document.activeElement!);
    await hydrate();
    await expectOpen(false);
    expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});

test("carousels stay as they were before hydration", async ({ page }) => {
  await page.clock.install();
  for (const [what, use] of [
    ["the pointer", () => page.mouse.move(400, 500)],
    ["the focus", () => button(page, "Next slide").focus()],
  ] as const)
    await test.step(`the hero on its slide while ${what} is inside`, async () => {
      await page.mouse.move(5, 5);
      const hydrate = await openHeld(page, "/");
      await page.keyboard.press("Shift");
      await use();
      await hydrate();
      await page.clock.runFor(3 * hero.everyMs);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    });

  await test.step("rows that were scrolled where they are", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const hydrate = await openHeld(page, "/");
    const row = (name: string) => page.getByRole("region", { name }).locator("ul");
    const leftOf = (name: string, item: number) =>
      row(name)
        .locator("li")
        .nth(item)
        .evaluate((card) => Math.round(card.getBoundingClientRect().left));
    await row("Accreditations").evaluate((list) => {
      list.parentElement!.scrollLeft =
        (list.children[2] as HTMLElement).offsetLeft - (list.children[0] as HTMLElement).offsetLeft;
    });
    await row("Clients").evaluate((list) => (list.parentElement!.scrollLeft = 300));
    const front = await row("Accreditations").locator("li").nth(2).innerText();
    const left = [await leftOf("Accreditations", 2), await leftOf("Clients", 3)];
    await hydrate();
    await expect(row("Accreditations").locator("li").first()).toHaveText(front);
    expect([await leftOf("Accreditations", 0), await leftOf("Clients", 3)]).toEqual(left);
  });
});

test("nothing moves when the fonts arrive late", async ({ page }) => {
  for (const width of [1440, 390])
    for (const path of ["/", "/services/soil-testing"]) {
      await page.setViewportSize({ width, height: 900 });
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      release();
      // A line of text may break one word earlier; a heading with one line more would be 0.025.
      expect(await layoutShift(page), `${path}, ${width} px`).toBeLessThan(0.015);
      await page.unrouteAll();
    }
});
