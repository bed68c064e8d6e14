import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cubeCalendarCopy } from "#content/copy/cube-calendar.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";

const concrete = "/services/building-material";
const group = (page: Page) => page.getByRole("group", { name: "Cube test dates" });
const dates = (page: Page) => group(page).getByRole("listitem");

test.use({ timezoneId: "America/Los_Angeles" });

test("a casting date gives the test dates, and Sundays are avoided", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open(concrete);
  await group(page).getByLabel("Cast on").fill("2026-10-25");
  await expect(dates(page)).toHaveText([
    "7 days 1 November 2026, Sunday closed on Sunday",
    "28 days 22 November 2026, Sunday closed on Sunday",
  ]);
  await expectNoFindings(page, { part: "#cube-test-dates" });
  await group(page).getByRole("button", { name: "24 October 2026, Saturday" }).click();
  await expect(dates(page)).toHaveText([
    "7 days 31 October 2026, Saturday",
    "28 days 21 November 2026, Saturday",
  ]);
  await group(page).getByLabel("3 days").check();
  await group(page).getByLabel("Other age, days").fill("56");
  await expect(dates(page)).toHaveText([
    /^3 days 27/,
    /^7 days/,
    /^28 days/,
    /^56 days 19 December/,
  ]);
  await group(page).getByLabel("Other age, days").fill("400");
  await expect(group(page).getByLabel("Other age, days")).toHaveAccessibleDescription(
    cubeCalendarCopy.wrongAge(365),
  );
  await expect(dates(page)).toHaveCount(3);
  await group(page).getByLabel("Cast on").fill("");
  await expect(group(page)).toContainText(cubeCalendarCopy.chooseDate);
  await expect(group(page).getByRole("button", { name: "Add to calendar" })).toBeDisabled();
  expect(consoleMessages).toEqual([]);
});

test("the dates are saved, printed as labels and added to the enquiry list", async ({
  page,
  open,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await open(concrete);
  await group(page).getByLabel("Cast on").fill("2026-10-25");

  await test.step("calendar entries", async () => {
    const download = page.waitForEvent("download");
    await group(page).getByRole("button", { name: "Add to calendar" }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("cube-tests.ics");
    const starts = readFileSync(await file.path(), "utf8").match(/(?<=^DTSTART;VALUE=DATE:)\d+/gm);
    expect(starts).toEqual(["20261101", "20261122"]);
  });

  await test.step("labels alone, three cubes for each age", async () => {
    await group(page).getByRole("button", { name: "Print cube labels" }).click();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Test on 22 November 2026, Sunday")).toHaveCount(3);
    await expect(page.getByText("Cube 3 of 3").first()).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.emulateMedia({ media: null });
  });

  await test.step("the test in the enquiry list", async () => {
    await group(page).getByRole("button", { name: "Add to enquiry" }).click();
    await expect(group(page).getByRole("button", { name: "Remove from enquiry" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Enquiry list, 1 test" })).toBeVisible();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the section explains the ages and has no control", async ({ page }) => {
    await page.goto(concrete);
    const section = page.locator("#cube-test-dates");
    await expect(section).toContainText("tested at 7 and 28 days");
    await expect(section.locator("input, button, select")).toHaveCount(0);
  });
});
