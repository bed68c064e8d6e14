import type { Page } from "@playwright/test";
import sharp from "sharp";
import { hero, slides as allSlides } from "#content/home.ts";
import { expect, openPaused, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const count = allSlides.length;
const highlights = (page: Page) => page.getByRole("region", { name: "Highlights" });
const button = (page: Page, name: string) => highlights(page).getByRole("button", { name });
const shownSlide = (page: Page) => highlights(page).locator("[data-shown]");
const now = (page: Page) => shownSlide(page).getAttribute("aria-label");
const expectSlide = (page: Page, slide: number) =>
  expect(shownSlide(page)).toHaveAttribute("aria-label", `${slide} of ${count}`);

/** A finger that moves over the hero, between these distances from its left edge. */
async function swipe(page: Page, from: number, to: number) {
  const { x, y } = (await shownSlide(page).boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...places: number[]) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: places.map((at) => ({ x: x + at, y: y + 40 })),
    });
  await touch("touchStart", from);
  await touch("touchMove", (from + to) / 2);
  await touch("touchMove", to);
  await touch("touchEnd");
}

test("under reduced motion it starts paused; every control moves it, wraps and is announced", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPaused(page, "/");
  const region = highlights(page);
  await page.clock.runFor(3 * hero.everyMs);
  await expectSlide(page, 1);
  for (const name of ["Play accreditations", "Play clients"])
    await expect(page.getByRole("button", { name })).toHaveCount(1);

  await test.step("arrows, dots and arrow keys", async () => {
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(region.locator("[aria-live]")).toBeEmpty();
    await button(page, "Previous slide").click();
    await expectSlide(page, count);
    await expect(region.locator("[aria-live]")).toHaveText(`${count} of ${count}`);
    await button(page, "Next slide").click();
    await expectSlide(page, 1);
    for (const slide of [1, 2, 4, 5, 3]) {
      const dot = button(page, `Go to slide ${slide}`);
      await dot.click();
      await expect(dot).toHaveAttribute("aria-current", "true");
      await expect(region.locator('[aria-current="true"]')).toHaveCount(1);
      await expectSlide(page, slide);
    }
    await page.keyboard.press("ArrowRight");
    await expectSlide(page, 4);
    await page.keyboard.press("ArrowLeft");
    await expectSlide(page, 3);
  });

  await test.step("a swipe, but not a short touch", async () => {
    await swipe(page, 300, 200);
    await expectSlide(page, 4);
    await swipe(page, 200, 300);
    await expectSlide(page, 3);
    await swipe(page, 200, 220);
    await expectSlide(page, 3);
  });

  await test.step("Play plays", async () => {
    await button(page, "Play slides").click();
    await page.mouse.move(5, 5);
    await page.clock.runFor(hero.everyMs);
    await expectSlide(page, 4);
  });
});

test("slides advance every 5000 ms, and stop while paused, hovered, focused, hidden or out of view", async ({
  page,
}) => {
  await openPaused(page, "/");
  const first = Number((await now(page))![0]);
  const expectAfter = (steps: number) => expectSlide(page, ((first - 1 + steps) % count) + 1);
  const expectStopped = async () => {
    const before = await now(page);
    await page.clock.runFor(3 * hero.everyMs);
    expect(await now(page)).toBe(before);
  };
  for (const steps of [1, 2]) {
    await page.clock.runFor(hero.everyMs);
    await expectAfter(steps);
  }
  // Twenty-four steps in as many intervals leave no room for a period that is five per cent off.
  for (let steps = 3; steps <= 24; steps += 1) await page.clock.runFor(hero.everyMs);
  await expectAfter(24);

  await button(page, "Pause slides").click();
  await page.mouse.move(5, 5);
  await expectStopped();
  await button(page, "Play slides").click();
  await expectStopped();
  await page.mouse.move(5, 5);
  await page.clock.runFor(hero.everyMs);
  await expectAfter(25);
  await page.keyboard.press("Tab");
  await button(page, "Next slide").focus();
  await expectStopped();
  await page.getByRole("link", { name: "Skip to content" }).focus();

  await test.step("a hidden tab queues no steps", async () => {
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await hide(true);
    await page.clock.runFor(10 * hero.everyMs);
    await hide(false);
    await expectAfter(25);
    await page.clock.runFor(hero.everyMs);
    await expectAfter(26);
  });

  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(900);
  // The intersection observer reports a frame or two after the scroll.
  await expect(expectStopped).toPass();
});

test("a visitor who saves data has no autoplay, and fetches a slide when it is asked for", async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
  );
  const slides = new Set<string>();
  page.on("request", (request) => {
    const slide = /\/hero-(\d)/.exec(request.url())?.[1];
    if (slide) slides.add(slide);
  });
  await page.clock.install();
  await page.goto("/");
  await expect(button(page, "Play slides")).toHaveCount(1);
  await page.clock.runFor(3 * hero.everyMs);
  await expectSlide(page, 1);
  expect([...slides]).toEqual(["1"]);
  await button(page, "Next slide").click();
  await expectSlide(page, 2);
  await expect.poll(() => [...slides]).toEqual(["1", "2"]);
});

test("behind the text every slide is dark enough for a contrast of 4.5", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/");
    /** The lightest grey behind white, and behind the muted white of the lead. */
    const texts = [
      { lightest: 118, clip: await page.locator("main h1").evaluate(measureAndHide) },
      { lightest: 90, clip: await page.locator("main h1 + p").evaluate(measureAndHide) },
    ];
    for (let slide = 1; slide <= count; slide += 1) {
      await button(page, `Go to slide ${slide}`).click();
      await shownSlide(page)
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.decode());
      for (const { clip, lightest } of texts) {
        const shot = sharp(await page.screenshot({ clip }));
        const [grey] = (await shot.greyscale().stats()).channels;
        expect.soft(grey!.max, `${width} px, slide ${slide}`).toBeLessThanOrEqual(lightest);
      }
    }
  }
});

/** Runs in the page: where the text is, which does not fill its element. */
function measureAndHide(element: HTMLElement) {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { x, y, width, height } = range.getBoundingClientRect();
  element.style.visibility = "hidden";
  return { x, y, width, height };
}
