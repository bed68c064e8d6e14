import type { Page } from "@playwright/test";
import { accreditationMarks } from "#content/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { fill, formOf, message } from "./enquiry-form.ts";
import { combobox, finderButton, inMain, options } from "./finder.ts";
import { expect, hold, hydrated, mainLink, scripts } from "./site.ts";

/** Opens a page whose scripts wait until the returned function is called, which resolves when all input is repeated. */
export async function openHeld(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path);
  return async () => {
    const repeated = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const last = { key: "F20", bubbles: true };
          document.body.dispatchEvent(new KeyboardEvent("keydown", last));
          document.addEventListener("keydown", ({ key }) => {
            if (key === last.key) resolve();
          });
        }),
    );
    release();
    await hydrated(page);
    await repeated;
    await page.unrouteAll();
  };
}

export interface Visit {
  path: string;
  /** Whether its controls differ on a phone. */
  onPhones?: true;
  /** Uses controls before hydration. */
  act: (page: Page, wide: boolean) => Promise<void>;
  /** Each took effect exactly once. */
  check: (page: Page, wide: boolean) => Promise<void>;
}

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
export const highlights = (page: Page) => page.getByRole("region", { name: "Highlights" });
export const shownSlide = (page: Page) => highlights(page).locator("[data-shown]");
const frontMark = (page: Page) =>
  page.getByRole("region", { name: "Accreditations" }).getByRole("listitem").first();

/** A finger that moves over the hero, between these distances from its left edge. */
export async function swipeHero(page: Page, from: number, to: number) {
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

/** The controls of the pages that have any; each is used once, or as often as stated. */
export const visits: readonly Visit[] = [
  {
    path: pages.home.path,
    onPhones: true,
    async act(page, wide) {
      await button(page, "Dismiss announcement").click();
      for (let press = 0; press < 2; press++) await button(page, "Next slide").click();
      if (wide) await page.keyboard.press("ArrowRight");
      else await swipeHero(page, 300, 80);
      for (const name of ["Pause slides", "Next accreditation", "Pause accreditations"])
        await button(page, name).click();
      await button(page, "Pause clients").click();
      if (wide) await button(page, "Services").press("Enter");
      else await button(page, "Menu").click();
    },
    async check(page, wide) {
      await expect(page.getByRole("region", { name: "Announcement" })).toHaveCount(0);
      await expect(shownSlide(page)).toHaveAttribute("aria-label", "4 of 5");
      for (const name of ["Play slides", "Play accreditations", "Play clients"])
        await expect(button(page, name)).toHaveCount(1);
      await expect(frontMark(page)).toContainText(accreditationMarks[1]!.meaning);
      await expect(button(page, wide ? "Services" : "Menu")).toHaveAttribute(
        "aria-expanded",
        "true",
      );
      await expect(mainLink(page, wide ? "Safety Audit" : "Contact")).toBeVisible();
    },
  },
  {
    path: "/services/calibration-facilities",
    onPhones: true,
    async act(page, wide) {
      if (wide) await tab(page, "NON-NABL").click();
      else await tab(page, "NABL").press("ArrowRight");
    },
    async check(page) {
      await expect(tab(page, "NON-NABL")).toHaveAttribute("aria-selected", "true");
      await expect(page.getByRole("tabpanel", { name: "NON-NABL", exact: true })).toBeVisible();
      await expect(page.getByRole("tabpanel", { name: "NABL", exact: true })).toBeHidden();
      await expect(tab(page, "NON-NABL")).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(tab(page, "NABL")).toBeFocused();
    },
  },
  {
    path: pages.testingScope.path,
    async act(page) {
      for (let press = 0; press < 3; press++) await button(page, "Zoom In").click();
    },
    check: (page) =>
      expect(
        page.getByRole("region", { name: "Testing scope document" }).getByRole("status").first(),
      ).toHaveText("130%"),
  },
  {
    path: pages.services.path,
    act: (page) => inMain(page).fill("liquid limit"),
    async check(page) {
      await expect(inMain(page)).toHaveValue("liquid limit");
      await expect(options(page).first()).toContainText(/liquid limit/i);
    },
  },
  {
    path: pages.about.path,
    onPhones: true,
    async act(page, wide) {
      await (wide ? page.keyboard.press("/") : finderButton(page).click());
      await page.keyboard.type("press");
      await expect(combobox(page)).toHaveValue("press");
    },
    async check(page) {
      await page.keyboard.type("ure gauge");
      await expect(combobox(page)).toHaveValue("pressure gauge");
      await expect(options(page).first()).toContainText("Pressure gauge");
      await expect(page).toHaveURL(pages.about.path);
    },
  },
  {
    path: pages.contact.path,
    async act(page) {
      await fill(page, { Name: "Site engineer" }, "Contact");
      await message(page).pressSequentially("Ten cubes");
    },
    async check(page) {
      await expect(formOf(page, "Contact").getByLabel("Name")).toHaveValue("Site engineer");
      await expect(message(page)).toHaveValue("Ten cubes");
      await expect(message(page)).toBeFocused();
    },
  },
  {
    path: "/services/soil-testing",
    async act(page) {
      await button(page, "Add Linear shrinkage to enquiry").click();
    },
    async check(page) {
      await expect(button(page, "Remove Linear shrinkage from enquiry")).toBeVisible();
    },
  },
];
