import type { Page } from "@playwright/test";
import { finderWords } from "#content/finder.ts";
import { hero } from "#content/home.ts";
import { pages } from "#content/pages.ts";
import { button, finderDialog, openHeld, shownSlide, tab } from "./early-controls.ts";
import { expect, mainLink, test } from "./site.ts";

const services = (page: Page) => button(page, "Services");
const entry = (page: Page) => mainLink(page, "Safety Audit");

test.describe("Services menu", () => {
  test("a hovered menu is open, stays open, and closes when the pointer leaves", async ({
    page,
  }) => {
    const hydrate = await openHeld(page, "/about");
    await services(page).hover();
    await expect(entry(page)).toBeVisible();
    await hydrate();
    await expect(services(page)).toHaveAttribute("aria-expanded", "true");
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(services(page)).toHaveAttribute("aria-expanded", "false");
    await expect(entry(page)).toBeHidden();
  });

  test("a menu with the focus inside is open and stays open", async ({ page }) => {
    const hydrate = await openHeld(page, "/about");
    await services(page).focus();
    await page.keyboard.press("Tab");
    const first = page.getByRole("navigation", { name: "Main" }).locator("ul ul a").first();
    await expect(first).toBeFocused();
    await hydrate();
    await expect(services(page)).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeFocused();
  });

  for (const press of ["mouse", "keyboard"] as const)
    test(`a press with the ${press} pins the list`, async ({ page }) => {
      const hydrate = await openHeld(page, "/about");
      if (press === "mouse") await services(page).click();
      else await services(page).press("Enter");
      await hydrate();
      await page.mouse.move(700, 700);
      await expect(services(page)).toHaveAttribute("aria-expanded", "true");
      await expect(entry(page)).toBeVisible();
    });
});

test("a menu that was opened and left by keyboard is closed", async ({ page }) => {
  const hydrate = await openHeld(page, "/about");
  await services(page).press("Enter");
  const menu = page
    .getByRole("navigation", { name: "Main" })
    .locator("li", { has: services(page) });
  while (await menu.evaluate((item) => item.matches(":focus-within")))
    await page.keyboard.press("Tab");
  const focused = await page.evaluateHandle(() => document.activeElement!);
  await hydrate();
  await expect(services(page)).toHaveAttribute("aria-expanded", "false");
  await expect(entry(page)).toBeHidden();
  expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
});

test("a press that React handles while it starts is not repeated", async ({ page }) => {
  await openHeld(page, "/about");
  // React hydrates within the event, after the page's own listener has kept it.
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

test.describe("carousel", () => {
  for (const [what, use] of [
    ["pointer", (page: Page) => page.mouse.move(400, 500)],
    ["focus", (page: Page) => page.getByRole("button", { name: "Next slide" }).focus()],
  ] as const)
    test(`stays on its slide while the ${what} is inside from before hydration`, async ({
      page,
    }) => {
      await page.clock.install();
      const hydrate = await openHeld(page, "/");
      await page.keyboard.press("Shift");
      await use(page);
      await hydrate();
      await page.clock.runFor(3 * hero.everyMs);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "1 of 5");
    });

  test("rows that were scrolled go on from there", async ({ page }) => {
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

test.describe("calibration tabs", () => {
  test("a hash typed before hydration selects its tab", async ({ page }) => {
    const hydrate = await openHeld(page, "/services/calibration-facilities");
    await page.evaluate(() => {
      location.hash = "non-nabl";
    });
    await hydrate();
    await expect(tab(page, "NON-NABL")).toHaveAttribute("aria-selected", "true");
    await expect(tab(page, "NABL")).toHaveAttribute("aria-selected", "false");
    await expect(page.getByRole("tabpanel", { name: "NON-NABL", exact: true })).toBeVisible();
    await expect(page.getByRole("tabpanel", { name: "NABL", exact: true })).toBeHidden();
  });

  test("a focused tab keeps the focus and reacts to arrow keys", async ({ page }) => {
    const hydrate = await openHeld(page, "/services/calibration-facilities");
    await tab(page, "NABL").focus();
    await hydrate();
    await expect(tab(page, "NABL")).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect(tab(page, "NON-NABL")).toBeFocused();
    await expect(tab(page, "NON-NABL")).toHaveAttribute("aria-selected", "true");
  });
});

test.describe("finder", () => {
  test("text typed into the search field stays and is searched for", async ({ page }) => {
    const hydrate = await openHeld(page, pages.services.path);
    const field = page.getByRole("main").getByRole("combobox", { name: finderWords.label });
    await field.fill("liquid limit");
    await hydrate();
    await expect(field).toHaveValue("liquid limit");
    await expect(page.getByRole("option").first()).toContainText(/liquid limit/i);
  });

  for (const [what, ask] of [
    ["a press on its button", (page: Page) => button(page, finderWords.title).click()],
    ["its key", (page: Page) => page.keyboard.press("/")],
  ] as const)
    test(`${what} opens it once the page is hydrated`, async ({ page }) => {
      const hydrate = await openHeld(page, pages.about.path);
      await ask(page);
      await hydrate();
      await expect(finderDialog(page)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pages.about.path);
    });
});
