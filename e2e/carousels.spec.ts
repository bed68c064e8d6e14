import type { Page } from "@playwright/test";
import sharp from "sharp";
import { accreditationMarks, carouselMs, certifications } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { pages } from "#content/copy/pages.ts";
import { slides } from "#content/home.ts";
import { expect, openPaused, test } from "./site.ts";

// What depends on layout, real pointers and pictures; app/ui/carousel/carousel.test.tsx has the rest.

const region = (page: Page, name: string) => page.getByRole("region", { name });
const shownSlide = (page: Page) => region(page, "Highlights").locator("[data-shown]");
const goTo = (page: Page, slide: number) =>
  region(page, "Highlights").getByRole("button", { name: `Go to slide ${slide}` });

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

test("a finger moves the slides", async ({ page, open }) => {
  await open("/");
  for (const [from, to, slide] of [
    [300, 200, 2],
    [200, 300, 1],
  ] as const) {
    await swipe(page, from, to);
    await expect(shownSlide(page)).toHaveAccessibleName(`${slide} of ${slides.length}`);
  }
});

test("behind the text every slide is dark enough for a contrast of 4.5", async ({ page }) => {
  for (const width of [1440, 360]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.goto("/");
    /** The lightest grey behind white, and behind the muted white of the lead. */
    const texts = [
      { lightest: 118, clip: await page.locator("main h1").evaluate(measureAndHide) },
      { lightest: 90, clip: await page.locator("main h1 + p").evaluate(measureAndHide) },
    ];
    for (let slide = 1; slide <= slides.length; slide += 1) {
      await goTo(page, slide).click();
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

test("as many cards as fit are shown, and move while they are in view", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const [path, name, count, fitting] of [
    [pages.accreditation.path, "Certifications", certifications.length, { 360: 1, 1440: 2 }],
    ["/", "Accreditations", accreditationMarks.length, { 360: 2, 1440: 4 }],
  ] as const) {
    await openPaused(page, path);
    const cards = region(page, name).getByRole("listitem");
    await expect(cards).toHaveCount(count);
    for (const [width, visible] of Object.entries(fitting)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await region(page, name).scrollIntoViewIfNeeded();
      await expect(cards.nth(visible - 1)).toBeInViewport({ ratio: 0.95 });
      await expect(cards.nth(visible)).not.toBeInViewport();
    }
  }
  const front = region(page, "Accreditations").getByRole("listitem").first();
  const unmoved = await front.innerText();
  // It starts when the intersection observer reports that it is in view.
  await expect
    .poll(async () => {
      await page.clock.runFor(carouselMs);
      return front.innerText();
    })
    .not.toBe(unmoved);
});

test("the strip of clients moves, and its two halves are of equal width", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open("/");
  const strip = region(page, "Clients");
  await expect(page.getByRole("link", { name: "View All Clients" })).toHaveAttribute(
    "href",
    pages.clientele.path,
  );
  const items = strip.locator("li");
  await expect(items).toHaveCount(2 * clients.length);
  await expect(items.and(page.locator("[aria-hidden=true]"))).toHaveCount(clients.length);
  const [first, again, band] = await strip.locator("ul").evaluate((ul) => {
    const boxes = [...ul.children].map((child) => child.getBoundingClientRect().left);
    return [boxes[0], boxes[boxes.length / 2], ul.getBoundingClientRect().width];
  });
  expect(again! - first!).toBeCloseTo(band! / 2, 0);
  const x = async () => (await items.first().boundingBox())!.x;
  await strip.scrollIntoViewIfNeeded();
  const before = await x();
  await expect.poll(x).toBeLessThan(before);
});
