import type { Locator } from "@playwright/test";
import { servicePath } from "#derive/catalogue/paths.ts";
import { laboratory } from "#derive/laboratory.ts";
import { expectNoFindings } from "./axe.ts";
import { send } from "./enquiry-form.ts";
import { calibrationPaths, serviceSlug } from "./orders.ts";
import { expect, mainLink, test } from "./site.ts";

test("on the first screen of a phone no target is half covered", async ({ page, open }) => {
  for (const path of ["/contact", servicePath(serviceSlug)]) {
    await open(path);
    for (const width of [360, 412]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoFindings(page, { only: "target-size", where: `${path}, ${width} px` });
    }
  }
});

test("the focused element is never under the sticky header, forwards and backwards", async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await open("/services/soil-testing");
  const covered = () =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const header = document.querySelector("header")!;
      if (focused === document.body || header.contains(focused)) return undefined;
      const { top, bottom, left } = focused.getBoundingClientRect();
      const under = top < header.getBoundingClientRect().bottom && bottom > 0 && top >= 0;
      const over = document.elementFromPoint(left + 2, (Math.max(top, 0) + bottom) / 2);
      return under && header.contains(over) ? focused.outerHTML.slice(0, 120) : undefined;
    });
  for (const key of ["Tab", "Shift+Tab"])
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press(key);
      await expect.poll(covered).toBeUndefined();
    }
});

test("at 200 % zoom a focused field is seen with its error", async ({ page, open }) => {
  await page.setViewportSize({ width: 683, height: 384 });
  await open("/contact");
  await send(page).click();
  for (const name of ["Name", "Email", "Phone", "Message"]) {
    const field = page.getByRole("textbox", { name });
    await expect(field).toBeFocused();
    await expect(field.locator("..")).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Tab");
  }
});

const background = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test("in forced colours controls keep their edges, and the current page is marked", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open("/contact");
  const field = page.getByRole("textbox", { name: "Name" });
  for (const control of [page.getByRole("button", { name: "Send Enquiry" }), field])
    await expect(control).not.toHaveCSS("border-top-width", "0px");
  await field.focus();
  await expect(field).toHaveCSS("outline-style", "solid");
  const current = await background(mainLink(page, "Contact"));
  expect(current).not.toBe(await background(mainLink(page, "Clientele")));
  await expect(page.getByRole("link", { name: laboratory.name }).first()).toHaveCSS(
    "forced-color-adjust",
    "auto",
  );
  for (const path of calibrationPaths) {
    await open(path);
    expect(await background(page.getByRole("tab", { selected: true }))).toBe(current);
  }
});

test("printed text is dark, with or without backgrounds", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const pale = await page.getByRole("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("h1, h2, h3, p, dt, dd, li")]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => {
        const channels = getComputedStyle(element)
          .color.match(/[\d.]+/g)!
          .map(Number);
        return Math.max(...channels.slice(0, 3)) > 140;
      })
      .map((element) => element.textContent),
  );
  expect(pale).toEqual([]);
});
