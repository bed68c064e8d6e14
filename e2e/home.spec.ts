import { finderCopy } from "#content/copy/finder/finder.ts";
import { homeFacts } from "#derive/pages/home-facts.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

test("the first screen has Get Started, and its figures lead to the pages that say more", async ({
  page,
  open,
}) => {
  await open("/");
  const action = page.getByRole("link", { name: "Get Started" });
  await expect(action).toBeInViewport({ ratio: 1 });
  const field = { name: finderCopy.label };
  await expect(page.getByRole("main").getByRole("combobox", field)).toBeVisible();
  await expect(page.getByRole("region").getByRole("combobox", field)).toHaveCount(0);
  expect((await action.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  for (const { value, label, to } of homeFacts()) {
    await page
      .getByRole("main")
      .getByRole("link", { name: `${value} ${label}`, exact: true })
      .click();
    await expect(page).toHaveURL(to);
    await page.goBack();
    await expect(page).toHaveURL("/");
  }
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
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open("/");
  expect(await positions()).toBeGreaterThan(4);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open("/");
  expect(await positions()).toBeLessThanOrEqual(2);
});
