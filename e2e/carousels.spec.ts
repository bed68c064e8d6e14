import type { Locator, Page } from "@playwright/test";
import { accreditationMarks, carouselMs, certifications } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { hero } from "#content/home.ts";
import { expect, started, test } from "./site.ts";

const marks = accreditationMarks.map(({ meaning }) => meaning);
const highlights = (page: Page) => page.getByRole("region", { name: "Highlights" });
const shownSlide = (page: Page) =>
  highlights(page).locator('[role="group"]:not([aria-hidden="true"])');
const fronts = (region: Locator) => region.getByRole("listitem");

/** With a clock that stands still until it is told to move. */
async function openStill(page: Page, path: string) {
  await page.clock.install();
  await page.goto(path);
  await page.clock.runFor(6000);
  await started(page);
  await page.mouse.move(5, 5);
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
  test("has five slides and names for every control", async ({ page, open }) => {
    await open("/");
    const region = highlights(page);
    await expect(region).toHaveAttribute("aria-roledescription", "carousel");
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    for (const name of ["Previous slide", "Next slide", "Pause slides"])
      await expect(region.getByRole("button", { name })).toBeVisible();
    for (let slide = 1; slide <= 5; slide += 1)
      await expect(region.getByRole("button", { name: `Go to slide ${slide}` })).toBeVisible();
  });

  test("advances every 5000 ms and wraps", async ({ page }) => {
    await openStill(page, "/");
    const first = Number((await shownSlide(page).getAttribute("aria-label"))![0]);
    for (let steps = 1; steps <= 5; steps += 1) {
      await page.clock.runFor(hero.everyMs);
      const expected = ((first - 1 + steps) % 5) + 1;
      await expect(shownSlide(page)).toHaveAttribute("aria-label", `${expected} of 5`);
    }
  });

  test("by a real clock, the second slide comes after five seconds and not before four", async ({
    page,
    open,
  }) => {
    await open("/");
    const since = Date.now();
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 of 5", { timeout: 9000 });
    expect(Date.now() - since).toBeGreaterThan(4000);
  });

  test("arrows, dots and arrow keys move it, wrap and are announced", async ({ page, open }) => {
    await open("/");
    const region = highlights(page);
    await region.getByRole("button", { name: "Pause slides" }).click();
    await expect(region.locator("[aria-live]")).toBeEmpty();
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

  test("a swipe moves it, a short touch does not", async ({ page, open }) => {
    await open("/");
    const region = highlights(page);
    await region.getByRole("button", { name: "Pause slides" }).click();
    await swipe(region, 300, 200);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 of 5");
    await swipe(region, 200, 300);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    await swipe(region, 200, 220);
    await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
  });

  test("stands still while paused, hovered over, or in use by keyboard", async ({ page }) => {
    await openStill(page, "/");
    const region = highlights(page);
    const now = () => shownSlide(page).getAttribute("aria-label");
    const standsStill = async () => {
      const before = await now();
      await page.clock.runFor(3 * hero.everyMs);
      expect(await now()).toBe(before);
    };
    await region.getByRole("button", { name: "Pause slides" }).click();
    await page.mouse.move(5, 5);
    await standsStill();
    await region.getByRole("button", { name: "Play slides" }).click();
    await standsStill();
    await page.mouse.move(5, 5);
    const before = await now();
    await page.clock.runFor(hero.everyMs);
    expect(await now()).not.toBe(before);
    await page.keyboard.press("Tab");
    await region.getByRole("button", { name: "Next slide" }).focus();
    await standsStill();
  });

  test("a hidden tab queues no steps, and one out of view takes none", async ({ page }) => {
    await openStill(page, "/");
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
    await page.waitForTimeout(200);
    const away = await shownSlide(page).getAttribute("aria-label");
    await page.clock.runFor(3 * hero.everyMs);
    expect(await shownSlide(page).getAttribute("aria-label")).toBe(away);
  });

  test("under reduced motion everything starts paused, and Play plays", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openStill(page, "/");
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
    for (const [width, visible] of Object.entries(counts)) {
      test(`shows ${visible} of ${all.length} at ${width} px`, async ({ page, open }) => {
        await page.setViewportSize({ width: Number(width), height: 900 });
        await open(path);
        const region = page.getByRole("region", { name: label });
        await region.scrollIntoViewIfNeeded();
        await expect(fronts(region)).toHaveCount(all.length);
        for (let place = 0; place < all.length; place += 1)
          if (place < visible)
            await expect(fronts(region).nth(place)).toBeInViewport({ ratio: 0.95 });
          else await expect(fronts(region).nth(place)).not.toBeInViewport();
      });
    }

    test("moves by one every 3000 ms, wraps, and names who came to the front", async ({ page }) => {
      await openStill(page, path);
      const region = page.getByRole("region", { name: label });
      await region.scrollIntoViewIfNeeded();
      await page.waitForTimeout(200);
      const front = () => fronts(region).first().innerText();
      const before = await fronts(region).allInnerTexts();
      await page.clock.runFor(carouselMs);
      await expect.poll(front).toBe(before[1]!);
      await region.getByRole("button", { name: `Pause ${thing}s` }).click();
      const start = await front();
      for (let step = 0; step < all.length; step += 1) {
        await region.getByRole("button", { name: `Next ${thing}` }).click();
        await page.waitForTimeout(600);
      }
      expect(await front()).toBe(start);
      await region.getByRole("button", { name: `Previous ${thing}` }).click();
      await page.waitForTimeout(600);
      expect(await front()).not.toBe(start);
      await expect(region.locator("[aria-live]")).not.toBeEmpty();
    });

    test("quick presses lose none", async ({ page, open }) => {
      await open(path);
      const region = page.getByRole("region", { name: label });
      await region.getByRole("button", { name: `Pause ${thing}s` }).click();
      const before = await fronts(region).allInnerTexts();
      const next = region.getByRole("button", { name: `Next ${thing}` });
      await next.click();
      await next.click();
      await next.click();
      await expect.poll(() => fronts(region).first().innerText()).toBe(before[3]!);
    });
  });
}

test.describe("client strip", () => {
  test("holds the clients twice, the second time for the eye only", async ({ page, open }) => {
    await open("/");
    const items = page.getByRole("region", { name: "Clients" }).locator("li");
    await expect(items).toHaveCount(2 * clients.length);
    const hidden = page.getByRole("region", { name: "Clients" }).locator('li[aria-hidden="true"]');
    await expect(hidden).toHaveCount(clients.length);
    await expect(page.getByRole("link", { name: "View All Clients" })).toHaveAttribute(
      "href",
      "/clientele",
    );
  });

  test("runs, pauses, and moves by arrow keys", async ({ page, open }) => {
    await open("/");
    const region = page.getByRole("region", { name: "Clients" });
    const x = async () => (await region.locator("li").first().boundingBox())!.x;
    await region.scrollIntoViewIfNeeded();
    const before = await x();
    await expect.poll(x).toBeLessThan(before);
    await region.getByRole("button", { name: "Pause clients" }).click();
    await page.mouse.move(5, 5);
    const paused = await x();
    await page.waitForTimeout(400);
    expect(await x()).toBe(paused);
    await region.getByRole("button", { name: "Play clients" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(x).toBeLessThan(paused - 100);
  });

  test("its two halves are equally wide, so that the seam cannot be seen", async ({
    page,
    open,
  }) => {
    await open("/");
    const [first, again, band] = await page
      .getByRole("region", { name: "Clients" })
      .locator("ul")
      .evaluate((ul) => {
        const boxes = [...ul.children].map((child) => child.getBoundingClientRect().left);
        return [boxes[0], boxes[boxes.length / 2], ul.getBoundingClientRect().width];
      });
    expect(again! - first!).toBeCloseTo(band! / 2, 0);
  });
});

test("Get Started scrolls smoothly, and at once under reduced motion", async ({ page, open }) => {
  const places = () =>
    page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const seen = new Set<number>();
          const until = performance.now() + 1200;
          const look = () => {
            seen.add(Math.round(scrollY));
            if (performance.now() < until) requestAnimationFrame(look);
            else resolve(seen.size);
          };
          [...document.querySelectorAll("a")]
            .find(({ hash }) => hash === "#accreditations")!
            .click();
          look();
        }),
    );
  await open("/");
  expect(await places()).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  expect(await places()).toBeLessThanOrEqual(2);
});
