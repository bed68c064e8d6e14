import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { fieldChecksCopy } from "#content/copy/request/field-checks.ts";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";

const planner = (page: Page) => page.getByRole("group", { name: "Cube test dates" });
const casting = (page: Page, number: number) =>
  planner(page).getByRole("group", { name: `Casting ${number}` });
const press = (page: Page, name: string) =>
  planner(page).getByRole("button", { name, exact: true }).click();

test.use({ timezoneId: "America/Los_Angeles", viewport: { width: 390, height: 780 } });
// Monday in India, still Sunday in Los Angeles.
test.beforeEach(({ page }) => page.clock.setFixedTime(new Date("2026-11-15T20:00:00Z")));

const castings = [
  { castOn: "2026-10-20", cubes: 6, mark: "Footings F1–F4", grade: "M25", ages: [7, 28] },
  { castOn: "2026-11-12", cubes: 6, mark: "Slab S2, block B", grade: "M30", ages: [7, 28] },
  { castOn: "2026-11-15", cubes: 6, mark: "Columns C1–C8", grade: "M30", ages: [7, 28] },
  { castOn: "2026-11-16", cubes: 3, mark: "Retaining wall W3", grade: "M20", ages: [28] },
];

test("four castings: past, ahead, on Sundays and with one age", async ({
  page,
  open,
  consoleMessages,
}) => {
  await page.addInitScript(
    (request) => {
      window.print = () => undefined;
      localStorage.setItem("request", request);
    },
    JSON.stringify({ items: [], castings }),
  );
  await open(cubePlannerPage.path);

  await test.step("their dates", async () => {
    await expect(casting(page, 1)).toContainText(/Tue 27 Oct.*past/);
    await expect(casting(page, 1)).toContainText(/Tue 17 Nov.*tomorrow/);
    await expect(casting(page, 1)).toContainText(/Bring by Mon 16 Nov.*today/);
    await expect(casting(page, 2)).toContainText(/Thu 19 Nov.*in 3 days/);
    await expect(casting(page, 2)).toContainText("Bring by Wed 18 Nov");
    await expect(casting(page, 3)).toContainText("Sun 22 Nov");
    await expect(casting(page, 3)).toContainText(copy.closed("Sunday", ["Saturday", "Monday"]));
    await expect(casting(page, 3)).toContainText("Bring by Fri 20 Nov");
    await expect(casting(page, 4)).toContainText(/not at 7 days.*Mon 14 Dec/);
    await expect(planner(page)).toContainText("4 castings, 21 cubes");
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 780 });
      await expectNoFindings(page, { part: "main", where: `${width} px` });
    }
  });

  await test.step("calendar entries", async () => {
    const download = page.waitForEvent("download");
    await press(page, "Add to calendar");
    const file = await download;
    expect(file.suggestedFilename()).toBe("cube-tests.ics");
    expect(readFileSync(await file.path(), "utf8").match(/^SUMMARY:.*/gm)).toHaveLength(11);
  });

  await test.step("a label for each cube, alone", async () => {
    await press(page, "Print labels");
    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Test on 14 December 2026, Monday")).toHaveCount(3);
    await expect(page.getByText("Bring by 18 November 2026, Wednesday")).toHaveCount(6);
    await expect(page.getByText("Cube 3 of 3")).toHaveCount(7);
    await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event("afterprint")));
    await page.emulateMedia({ media: null });
  });

  expect(consoleMessages).toEqual([]);
});

test("slips are said in a sentence, another age is added, a casting removed", async ({
  page,
  open,
}) => {
  await open(cubePlannerPage.path);
  await expect(page.getByRole("main").getByRole("link", { name: /^Ask about/ })).toBeInViewport();
  const cast = casting(page, 1).getByLabel("Cast on");
  await cast.fill("");
  await expect(cast).toHaveAccessibleDescription(copy.noDate);
  await expect(planner(page).getByRole("button", { name: "Add to calendar" })).toBeDisabled();
  await cast.fill("2062-11-12");
  await expect(cast).toHaveAccessibleDescription(
    copy.wrongDate("16 November 2024", "16 November 2027"),
  );
  await cast.fill("2026-11-12");
  const age = planner(page).getByLabel(copy.anotherAge);
  await age.fill("400");
  await age.press("Enter");
  await expect(age).toHaveAccessibleDescription(copy.wrongAge(365));
  await age.fill("56");
  await age.press("Enter");
  await expect(casting(page, 1)).toContainText("Thu 7 Jan");
  for (const box of await casting(page, 1).getByRole("checkbox").all()) await box.uncheck();
  await expect(casting(page, 1)).toContainText(copy.noAge);
  await press(page, "Add casting");
  await expect(casting(page, 2).getByLabel("Cast on")).toBeFocused();
  await press(page, "Remove casting 1");
  await expect(casting(page, 1).getByLabel("Cast on")).toHaveValue("2026-11-16");
  await expect(casting(page, 2)).toHaveCount(0);

  await test.step("a listed test shows only the castings of its request", async () => {
    await planner(page).getByRole("button", { name: "Add to enquiry" }).dblclick();
    const list = page.getByRole("banner").getByRole("link", { name: "Your list, 1" });
    await expect(list).toBeVisible();
    await expect(page).toHaveURL(cubePlannerPage.path);
    await press(page, "Remove casting 1");
    await expect(planner(page)).toContainText("0 castings");
    await expect(planner(page).getByRole("button", { name: "Add casting" })).toBeFocused();
    await press(page, "Add casting");
    await expect(casting(page, 1)).toContainText("Mon 23 Nov");
    await expect(async () => {
      await press(page, copy.yourRequest);
      await expect(page).toHaveURL(/contact/, { timeout: 500 });
    }).toPass();
    await expect(page.getByRole("region", { name: "Your request" })).toContainText("Mon 23 Nov");
  });
});

test("how many cubes 45 m³ in two shifts and the ages to come need, and numbers that are none", async ({
  page,
  open,
}) => {
  await open(cubePlannerPage.path);
  const volume = casting(page, 1).getByLabel("Concrete, m³");
  const cubes = casting(page, 1).getByLabel("Number of cubes");

  await test.step("of the concrete, taken over by a press, and a date for a calendar", async () => {
    await volume.fill("45");
    await casting(page, 1).getByLabel("Shifts").fill("2");
    await expect(casting(page, 1)).toContainText(
      "IS 456:2000, 15.2.2: at least 4 samples, 12 cubes for 28 days. Cubes for 7 days are additional.",
    );
    await press(page, "Take 15 cubes");
    await expect(cubes).toHaveValue("15");
    await expect(casting(page, 1)).not.toContainText("you have");
    await expect(
      casting(page, 1).getByRole("link", { name: "Add Mon 14 Dec to an online calendar" }),
    ).toHaveAttribute("href", /dates=20261214%2F20261215/);
    await volume.fill("-1");
    await expect(casting(page, 1)).toContainText(fieldChecksCopy.volume(99_999));
    await volume.fill("");
  });

  await test.step("for the ages to come, and a number that is none is refused", async () => {
    await cubes.fill("3");
    await expect(cubes).toHaveAccessibleDescription("Two ages need 6 cubes; you have 3.");
    await casting(page, 1).getByLabel("Cast on").fill("2026-11-02");
    await expect(cubes).toHaveAccessibleDescription("");
    for (const wrong of ["0", "-3", "1.5", "1000"]) {
      await cubes.fill(wrong);
      await expect(cubes).toHaveAccessibleDescription(fieldChecksCopy.count(999));
    }
    await expect(planner(page).getByText("1 casting", { exact: true })).toBeVisible();
    await page.reload();
    await expect(casting(page, 1).getByLabel("Cast on")).toHaveValue("2026-11-02");
    await expect(cubes).toHaveValue("");
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says the ages and how to ask, and has no control", async ({ page }) => {
    await page.goto(cubePlannerPage.path);
    await expect(page.getByText("tested at 7 and 28 days from casting")).toBeVisible();
    await expect(page.getByRole("main").locator("input, button, select")).toHaveCount(0);
  });
});
