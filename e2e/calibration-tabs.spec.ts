import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { calibrationPaths, noInstruments } from "./orders.ts";
import { expect, layoutShift, openHeld, test } from "./site.ts";

test.skip(!calibrationPaths[0], noInstruments);

const path = calibrationPaths[0]!;
const tab = (page: Page, name: string) =>
  page.getByRole("tablist", { name: "Calibration scope" }).getByRole("tab", { name, exact: true });
const panel = (page: Page, name: string) => page.getByRole("tabpanel", { name, exact: true });
const scrolled = (page: Page) => page.evaluate(() => scrollY);

async function expectSelected(page: Page, chosen: string) {
  const other = chosen === "NABL" ? "NON-NABL" : "NABL";
  await expect(tab(page, chosen)).toHaveAttribute("aria-selected", "true");
  await expect(tab(page, other)).toHaveAttribute("aria-selected", "false");
  await expect(panel(page, chosen)).toBeVisible();
  await expect(panel(page, other)).toBeHidden();
}

test("a hash selects its tab before and after hydration, and nothing scrolls or shifts", async ({
  page,
  consoleMessages,
}) => {
  const hydrate = await openHeld(page, `${path}#non-nabl`);
  await expect(panel(page, "NON-NABL")).toBeVisible();
  await expect(panel(page, "NABL")).toBeHidden();
  expect(await scrolled(page)).toBe(0);
  await hydrate();
  await expectSelected(page, "NON-NABL");
  expect(await scrolled(page)).toBe(0);
  expect(await layoutShift(page)).toBeLessThan(0.01);
  expect(consoleMessages).toEqual([]);
});

test("a click selects a tab and scrolls nothing", async ({ page, open }) => {
  await open(path);
  await expectSelected(page, "NABL");
  await tab(page, "NON-NABL").scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  await tab(page, "NON-NABL").click();
  await expectSelected(page, "NON-NABL");
  expect(await scrolled(page)).toBe(before);
  await expectNoFindings(page, { part: "main" });
});
