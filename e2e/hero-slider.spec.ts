import { hero } from "#content/home.ts";
import { highlights, shownSlide, swipeHero } from "./early-controls.ts";
import { expect, openPaused, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test("every control has a name, moves it, wraps and is announced", async ({ page, open }) => {
  await open("/");
  const region = highlights(page);
  await region.getByRole("button", { name: "Pause slides" }).click();
  const first = Number((await shownSlide(page).getAttribute("aria-label"))![0]);
  if (first !== 1) await region.getByRole("button", { name: "Go to slide 1" }).click();

  await test.step("names", async () => {
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    for (const name of ["Previous slide", "Next slide", "Play slides"])
      await expect(region.getByRole("button", { name })).toBeVisible();
    for (let slide = 1; slide <= 5; slide += 1)
      await expect(region.getByRole("button", { name: `Go to slide ${slide}` })).toBeVisible();
  });

  await test.step("arrows, dots and arrow keys", async () => {
    if (first === 1) await expect(region.locator("[aria-live]")).toBeEmpty();
    await region.getByRole("button", { name: "Previous slide" }).click();
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "5 of 5");
    await expect(region.locator("[aria-live]")).toHaveText("5 of 5");
    await region.getByRole("button", { name: "Next slide" }).click();
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    const third = region.getByRole("button", { name: "Go to slide 3" });
    await third.click();
    await expect(third).toHaveAttribute("aria-current", "true");
    await expect(region.locator('[aria-current="true"]')).toHaveCount(1);
    await page.keyboard.press("ArrowRight");
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "4 of 5");
    await page.keyboard.press("ArrowLeft");
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 of 5");
  });

  await test.step("a swipe, but not a short touch", async () => {
    await swipeHero(page, 300, 200);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "4 of 5");
    await swipeHero(page, 200, 300);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 of 5");
    await swipeHero(page, 200, 220);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 of 5");
  });
});

test("slides follow the clock", async ({ page }) => {
  await openPaused(page, "/");

  await test.step("they advance every 5000 ms and wrap", async () => {
    const first = Number((await shownSlide(page).getAttribute("aria-label"))![0]);
    const labelAfter = (steps: number) => `${((first - 1 + steps) % 5) + 1} of 5`;
    for (let steps = 1; steps <= 5; steps += 1) {
      await page.clock.runFor(hero.everyMs);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", labelAfter(steps));
    }
    // Twenty-one steps in as many intervals leave no room for a period that is five per cent off.
    for (let steps = 1; steps <= 21; steps += 1) await page.clock.runFor(hero.everyMs);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", labelAfter(26));
  });

  await test.step("they stop while paused, hovered, or focused by keyboard", async () => {
    const region = highlights(page);
    const now = () => shownSlide(page).getAttribute("aria-label");
    const expectStopped = async () => {
      const before = await now();
      await page.clock.runFor(3 * hero.everyMs);
      expect(await now()).toBe(before);
    };
    await region.getByRole("button", { name: "Pause slides" }).click();
    await page.mouse.move(5, 5);
    await expectStopped();
    await region.getByRole("button", { name: "Play slides" }).click();
    await expectStopped();
    await page.mouse.move(5, 5);
    const before = await now();
    await page.clock.runFor(hero.everyMs);
    expect(await now()).not.toBe(before);
    await page.keyboard.press("Tab");
    await region.getByRole("button", { name: "Next slide" }).focus();
    await expectStopped();
  });
});

test("a hidden tab queues no steps, and a slider out of view takes none", async ({ page }) => {
  await openPaused(page, "/");
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, "hidden", { value, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, hidden);
  const before = await shownSlide(page).getAttribute("aria-label");
  await hide(true);
  await page.clock.runFor(10 * hero.everyMs);
  await hide(false);
  expect(await shownSlide(page).getAttribute("aria-label")).toBe(before);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  // The intersection observer reports a frame or two after the scroll.
  await expect(async () => {
    const away = await shownSlide(page).getAttribute("aria-label");
    await page.clock.runFor(3 * hero.everyMs);
    expect(await shownSlide(page).getAttribute("aria-label")).toBe(away);
  }).toPass();
});

test("under reduced motion everything starts paused, and Play plays", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPaused(page, "/");
  await page.clock.runFor(3 * hero.everyMs);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
  for (const name of ["Play accreditations", "Play clients"])
    await expect(page.getByRole("button", { name })).toHaveCount(1);
  await highlights(page).getByRole("button", { name: "Play slides" }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(hero.everyMs);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 of 5");
});
