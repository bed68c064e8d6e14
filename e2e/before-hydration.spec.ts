import type { Page } from "@playwright/test";
import { finderWords } from "#content/finder.ts";
import { hero } from "#content/home.ts";
import { pages } from "#content/pages.ts";
import { expect, hold, hydrated, mainLink, test } from "./site.ts";

/** Opens a page whose scripts wait until the returned function is called, which resolves after hydration. */
async function openHeld(page: Page, path: string) {
  const release = await hold(page, /\/assets\/(?!hydrate-when-idle)[^/]+\.js$/);
  await page.goto(path);
  return async () => {
    release();
    await hydrated(page);
  };
}

const find = { name: finderWords.title };
const button = (page: Page) => page.getByRole("button", { name: "Services" });
const entry = (page: Page) => mainLink(page, "Safety Audit");
const shown = (page: Page) =>
  page.getByRole("region", { name: "Highlights" }).locator("[data-shown]");
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });

test.describe("Services menu", () => {
  test("a hovered menu is open, stays open, and closes when the pointer leaves", async ({
    page,
  }) => {
    const hydrate = await openHeld(page, "/about");
    await button(page).hover();
    await expect(entry(page)).toBeVisible();
    await hydrate();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(entry(page)).toBeVisible();
    await page.mouse.move(700, 700);
    await expect(button(page)).toHaveAttribute("aria-expanded", "false");
    await expect(entry(page)).toBeHidden();
  });

  test("a menu with the focus inside is open and stays open", async ({ page }) => {
    const hydrate = await openHeld(page, "/about");
    await button(page).focus();
    await page.keyboard.press("Tab");
    const first = page.getByRole("navigation", { name: "Main" }).locator("ul ul a").first();
    await expect(first).toBeFocused();
    await hydrate();
    await expect(button(page)).toHaveAttribute("aria-expanded", "true");
    await expect(first).toBeFocused();
  });

  for (const press of ["mouse", "keyboard"] as const)
    test(`a press with the ${press} pins the list`, async ({ page }) => {
      const hydrate = await openHeld(page, "/about");
      if (press === "mouse") await button(page).click();
      else await button(page).press("Enter");
      await hydrate();
      await page.mouse.move(700, 700);
      await expect(button(page)).toHaveAttribute("aria-expanded", "true");
      await expect(entry(page)).toBeVisible();
    });
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
      await expect(shown(page)).toHaveAttribute("aria-label", "1 of 5");
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
    ["a press on its button", (page: Page) => page.getByRole("button", find).click()],
    ["its key", (page: Page) => page.keyboard.press("/")],
  ] as const)
    test(`${what} opens it once the page is hydrated`, async ({ page }) => {
      const hydrate = await openHeld(page, pages.about.path);
      await ask(page);
      await hydrate();
      await expect(page.getByRole("dialog", find)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(pages.about.path);
    });
});
