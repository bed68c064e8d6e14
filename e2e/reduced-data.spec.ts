import { hero } from "#content/home.ts";
import { pages } from "#content/copy/pages.ts";
import { shownSlide } from "./early-controls.ts";
import { expect, hydrated, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

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
  await hydrated(page);
  for (const name of ["Play slides", "Play accreditations", "Play clients"])
    await expect(page.getByRole("button", { name })).toHaveCount(1);
  await page.clock.runFor(3 * hero.everyMs);
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
  expect([...slides]).toEqual(["1"]);
  await page.getByRole("button", { name: "Next slide" }).click();
  await expect(shownSlide(page)).toHaveAttribute("aria-label", "2 of 5");
  await expect.poll(() => [...slides]).toEqual(["1", "2"]);
});

test("the picture of a page is the smallest only for a visitor who saves data", async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  for (const [value, isSmallest] of [
    ["reduce", true],
    ["no-preference", false],
  ] as const) {
    const features = [{ name: "prefers-reduced-data", value }];
    await session.send("Emulation.setEmulatedMedia", { features });
    await page.goto(pages.about.path);
    const picture = page.getByRole("main").locator("picture").first();
    const chosen = await picture.locator("img").evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return new URL(image.currentSrc).pathname;
    });
    const sets = await picture
      .locator("source")
      .evaluateAll((sources) => sources.map((source) => source.getAttribute("srcset")!));
    expect(sets.some((set) => set.startsWith(chosen))).toBe(isSmallest);
  }
});
