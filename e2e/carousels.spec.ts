import {
  accreditationMarks,
  carouselMs,
  certificates,
  certifications,
} from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, openPaused, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

for (const [path, label, thing, all, counts] of [
  [
    "/",
    "Accreditations",
    "accreditation",
    accreditationMarks.map(({ meaning }) => meaning),
    { 360: 2, 1440: 4 },
  ],
  [
    "/accreditation",
    "Certifications",
    "certification",
    certifications.map(({ title }) => title),
    { 360: 1, 1440: 2 },
  ],
] as const)
  test(`${label}: as many as fit; moves by one every 3000 ms, wraps, and announces who came to the front`, async ({
    page,
  }) => {
    await openPaused(page, path);
    const region = page.getByRole("region", { name: label });
    const fronts = region.getByRole("listitem");
    await expect(fronts).toHaveCount(all.length);
    for (const [width, visible] of Object.entries(counts)) {
      await page.setViewportSize({ width: Number(width), height: 900 });
      await region.scrollIntoViewIfNeeded();
      await expect(fronts.nth(visible - 1)).toBeInViewport({ ratio: 0.95 });
      await expect(fronts.nth(visible)).not.toBeInViewport();
    }
    // A finished animation stays until the row has been put in order.
    const isMoving = () => region.locator("ul").evaluate((ul) => ul.getAnimations().length > 0);
    const names = async () => {
      await expect.poll(isMoving).toBe(false);
      return fronts.allInnerTexts();
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
    await region.getByRole("button", { name: `Previous ${thing}` }).click();
    await expect.poll(front).toBe(order.at(-1));
    await expect(region.locator("[aria-live]")).not.toBeEmpty();
    // Quick clicks are all counted.
    const next = region.getByRole("button", { name: `Next ${thing}` });
    for (let click = 0; click <= all.length; click += 1) await next.click();
    await expect.poll(front).toBe(order[0]);
  });

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

test("the certificates are sheets in two rows that say what they are, and open whole in a new tab", async ({
  page,
  open,
  context,
}) => {
  await open(pages.accreditation.path);
  const sheets = page.getByRole("list", { name: accreditationCopy.certificates });
  const all = sheets.getByRole("listitem");
  await expect(all).toHaveCount(certificates.length);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await all.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, `${width} px`).toBe(Math.ceil(certificates.length / 2));
  }
  for (const { title, standard, covers, placeholder } of certificates) {
    const sheet = all.filter({ hasText: covers });
    await expect(sheet).toContainText(standard);
    if (placeholder) await expect(sheet).toContainText(accreditationCopy.record);
    await expect(sheet.getByRole("img", { name: title })).toBeVisible();
    await expect(sheet.getByRole("link", { name: accreditationCopy.ask })).toBeVisible();
  }
  const opened = context.waitForEvent("page");
  await all.getByRole("link", { name: certificates[0].title }).first().click();
  const image = (await opened).locator("img");
  await expect
    .poll(() => image.evaluate((shot: HTMLImageElement) => shot.naturalWidth))
    .toBeGreaterThan(1200);
});
