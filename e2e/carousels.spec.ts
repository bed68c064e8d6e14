import type { Locator, Page } from "@playwright/test";
import { accreditationMarks, carouselMs, certifications } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { hero } from "#content/home.ts";
import { expect, hydrated, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const marks = accreditationMarks.map(({ meaning }) => meaning);
const highlights = (page: Page) => page.getByRole("region", { name: "Highlights" });
const shownSlide = (page: Page) =>
  highlights(page).locator('[role="group"]:not([aria-hidden="true"])');
const fronts = (region: Locator) => region.getByRole("listitem");

/** Opens a page, hydrates it and stops its clock. */
async function openPaused(page: Page, path: string) {
  const start = new Date("2026-01-01");
  await page.clock.install({ time: start });
  await page.goto(path);
  await hydrated(page);
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(start.getTime() + 60_000);
}

async function swipe(region: Locator, fromX: number, toX: number) {
  const box = (await region.boundingBox())!;
  const at = (x: number) => ({
    pointerType: "touch",
    bubbles: true,
    clientX: box.x + x,
    clientY: box.y + 20,
  });
  await region.dispatchEvent("pointerdown", at(fromX));
  await region.dispatchEvent("pointerup", at(toX));
}

test.describe("hero slider", () => {
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
      await swipe(region, 300, 200);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "4 of 5");
      await swipe(region, 200, 300);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 of 5");
      await swipe(region, 200, 220);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "3 of 5");
    });
  });

  test("advances every 5000 ms and wraps", async ({ page }) => {
    await openPaused(page, "/");
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

  test("stops while paused, hovered, or focused by keyboard", async ({ page }) => {
    await openPaused(page, "/");
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
});

for (const [path, label, thing, all, counts] of [
  ["/", "Accreditations", "accreditation", marks, { 1440: 4, 360: 2 }],
  [
    "/accreditation",
    "Certifications",
    "certification",
    certifications.map(({ title }) => title),
    { 1440: 2, 360: 1 },
  ],
] as const) {
  test.describe(`${label} carousel`, () => {
    test("shows as many as fit", async ({ page, open }) => {
      await open(path);
      const region = page.getByRole("region", { name: label });
      await expect(fronts(region)).toHaveCount(all.length);
      for (const [width, visible] of Object.entries(counts)) {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await region.scrollIntoViewIfNeeded();
        for (let index = 0; index < all.length; index += 1)
          if (index < visible)
            await expect(fronts(region).nth(index)).toBeInViewport({ ratio: 0.95 });
          else await expect(fronts(region).nth(index)).not.toBeInViewport();
      }
    });

    test("moves by one every 3000 ms, wraps, and announces who came to the front", async ({
      page,
    }) => {
      await openPaused(page, path);
      const region = page.getByRole("region", { name: label });
      await region.scrollIntoViewIfNeeded();
      const isMoving = () =>
        region
          .locator("ul")
          .evaluate((ul) => ul.getAnimations().some(({ playState }) => playState === "running"));
      const names = async () => {
        await expect.poll(isMoving).toBe(false);
        return fronts(region).allInnerTexts();
      };
      const front = async () => (await names())[0];
      const [unmoved] = await names();
      // It starts when the intersection observer reports that it is in view.
      await expect
        .poll(async () => {
          await page.clock.runFor(carouselMs);
          return front();
        })
        .not.toBe(unmoved);
      const [, second] = await names();
      await page.clock.runFor(carouselMs);
      expect(await front()).toBe(second);
      await region.getByRole("button", { name: `Pause ${thing}s` }).click();
      const order = await names();
      // From here on no step takes time.
      await page.emulateMedia({ reducedMotion: "reduce" });
      const next = region.getByRole("button", { name: `Next ${thing}` });
      for (let step = 1; step <= all.length; step += 1) {
        await next.click();
        await expect.poll(front).toBe(order[step % all.length]);
      }
      await region.getByRole("button", { name: `Previous ${thing}` }).click();
      await expect.poll(front).toBe(order.at(-1));
      await expect(region.locator("[aria-live]")).not.toBeEmpty();
      // Quick clicks are all counted.
      for (let click = 1; click <= 3; click += 1) await next.click();
      await expect.poll(front).toBe(order[2]);
    });
  });
}

test("the strip of clients", async ({ page, open }) => {
  await open("/");
  const region = page.getByRole("region", { name: "Clients" });

  await test.step("has the clients twice, the second time hidden from screen readers", async () => {
    await expect(region.locator("li")).toHaveCount(2 * clients.length);
    await expect(region.locator('li[aria-hidden="true"]')).toHaveCount(clients.length);
    await expect(page.getByRole("link", { name: "View All Clients" })).toHaveAttribute(
      "href",
      "/clientele",
    );
  });

  await test.step("has two halves of equal width, so that no seam is visible", async () => {
    const [first, again, band] = await region.locator("ul").evaluate((ul) => {
      const boxes = [...ul.children].map((child) => child.getBoundingClientRect().left);
      return [boxes[0], boxes[boxes.length / 2], ul.getBoundingClientRect().width];
    });
    expect(again! - first!).toBeCloseTo(band! / 2, 0);
  });

  await test.step("moves, pauses, and moves by arrow keys", async () => {
    const x = async () => (await region.locator("li").first().boundingBox())!.x;
    const states = () =>
      region
        .locator("ul")
        .evaluate((ul) => ul.getAnimations().map((animation) => animation.playState));
    await region.scrollIntoViewIfNeeded();
    const before = await x();
    await expect.poll(x).toBeLessThan(before);
    await region.getByRole("button", { name: "Pause clients" }).click();
    await page.mouse.move(5, 5);
    await expect.poll(states).toEqual(["paused"]);
    const paused = await x();
    await region.getByRole("button", { name: "Play clients" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(x).toBeLessThan(paused - 100);
  });
});

test("Get Started scrolls smoothly, and at once under reduced motion", async ({ page, open }) => {
  /** How many positions the page has between the click and the end of the scroll. */
  const positions = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>();
          const record = () => {
            seen.add(Math.round(scrollY));
            requestAnimationFrame(record);
          };
          addEventListener("scrollend", () => resolve(seen.size), { once: true });
          [...document.querySelectorAll("a")]
            .find(({ hash }) => hash === "#accreditations")!
            .click();
          record();
        }),
    );
  await open("/");
  expect(await positions()).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  expect(await positions()).toBeLessThanOrEqual(2);
});
