import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { cubePlannerPage, cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { cubePlannerCopy as copy } from "#content/copy/cube-planner/cube-planner.ts";
import { fieldChecksCopy, requestCopy } from "#content/copy/request/request.ts";
import { concreteSampling } from "#content/sampling.ts";
import { workingDays } from "#derive/laboratory.ts";
import { expectNoFindings } from "./axe.ts";
import { store } from "./enquiry-form.ts";
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
  { castOn: "2026-10-20", cubes: 6, mark: "Footings F1–F4", ages: [7, 28] },
  { castOn: "2026-11-12", cubes: 6, mark: "Slab S2, block B", ages: [7, 28] },
  { castOn: "2026-11-15", cubes: 6, mark: "Columns C1–C8", ages: [7, 28] },
  { castOn: "2026-11-16", cubes: 3, mark: "Retaining wall W3", ages: [28] },
];

test("four castings, past, ahead, on Sundays and with one age, become one calendar file", async ({
  page,
  open,
  consoleMessages,
}) => {
  await page.addInitScript(
    (request) => localStorage.setItem("request", request),
    JSON.stringify({ items: [], castings }),
  );
  await open(cubePlannerPage.path);
  await expect(casting(page, 1)).toContainText(/Tue 27 Oct.*past/);
  await expect(casting(page, 1)).toContainText(/Tue 17 Nov.*tomorrow/);
  await expect(casting(page, 2)).toContainText(/Thu 19 Nov.*in 3 days/);
  await expect(casting(page, 2)).toContainText(/Bring by\s+\w+ 1\d Nov/);
  await expect(casting(page, 3)).toContainText("Sun 22 Nov");
  if (!workingDays().days.includes("Sunday"))
    await expect(casting(page, 3)).toContainText("closed on that day");
  await expect(casting(page, 4)).toContainText("Mon 14 Dec");
  await expect(casting(page, 4)).not.toContainText("23 Nov");
  await expect(planner(page)).toContainText("4 castings, 21 cubes");
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 2400 });
    await expectNoFindings(page, { part: "main", where: `${width} px` });
  }
  await planner(page).getByText(copy.more, { exact: true }).press("Enter");
  const download = page.waitForEvent("download");
  await press(page, "Add to calendar");
  const file = await download;
  expect(file.suggestedFilename()).toBe("cube-tests.ics");
  const events = readFileSync(await file.path(), "utf8").match(/^SUMMARY:.*/gm)!;
  expect(events.length).toBeGreaterThanOrEqual(castings.flatMap(({ ages }) => ages).length);
  expect(consoleMessages).toEqual([]);
});

test("what a field refuses is said in a sentence and not added", async ({ page, open }) => {
  await open(cubePlannerPage.path);
  const list = page.getByRole("banner").getByRole("link", { name: /^Your list/ });
  const cubes = casting(page, 1).getByLabel("Number of cubes");

  await test.step("numbers of cubes that are none", async () => {
    for (const wrong of ["-3", "0", "1.5", "1000", "1e"]) {
      await cubes.clear();
      await cubes.pressSequentially(wrong);
      await expect(cubes).toHaveAccessibleDescription(fieldChecksCopy.count(999));
      await press(page, "Add to enquiry");
      await expect(cubes).toBeFocused();
      await expect(list).toHaveAccessibleName("Your list");
    }
    await cubes.fill("9");
  });

  await test.step("dates of casting, and castings without an age", async () => {
    const cast = casting(page, 1).getByLabel("Cast on");
    await cast.fill("");
    await expect(cast).toHaveAccessibleDescription(copy.noDate);
    await planner(page).getByText(copy.more, { exact: true }).click();
    await press(page, "Add to calendar");
    await expect(cast).toBeFocused();
    await cast.fill("2062-11-12");
    await expect(cast).toHaveAccessibleDescription(
      copy.wrongDate("16 November 2024", "16 November 2027"),
    );
    await cast.fill("2026-11-12");
    for (const box of await casting(page, 1).getByRole("checkbox").all()) await box.uncheck();
    await expect(casting(page, 1)).toContainText(copy.noAge);
    await press(page, "Add to enquiry");
    await expect(casting(page, 1).getByLabel("7 days")).toBeFocused();
    await expect(list).toHaveAccessibleName("Your list");
  });

  await test.step("an age, until another is added", async () => {
    const age = planner(page).getByLabel(copy.anotherAge);
    await age.fill("400");
    await age.press("Enter");
    await expect(age).toHaveAccessibleDescription(copy.wrongAge(365));
    await age.fill("56");
    await age.press("Enter");
    await expect(age).toHaveValue("");
    await expect(casting(page, 1)).toContainText("Thu 7 Jan");
    await press(page, "Add to enquiry");
    await expect(list).toHaveAccessibleName("Your list, 1");
  });
});

test("castings are added and removed, and a listed test shows those of its request", async ({
  page,
  open,
}) => {
  await open(cubePlannerPage.path);
  await expect(page.locator("main request-bar")).toHaveCount(0);
  await casting(page, 1).getByLabel("Cast on").fill("2026-11-12");
  await press(page, "Add casting");
  await expect(casting(page, 2).getByLabel("Cast on")).toBeFocused();
  await press(page, "Remove casting 1");
  await expect(casting(page, 1).getByLabel("Cast on")).toHaveValue("2026-11-16");
  await expect(casting(page, 2)).toHaveCount(0);
  await planner(page).getByRole("button", { name: "Add to enquiry" }).dblclick();
  await expect(page.getByRole("banner").getByRole("link", { name: "Your list, 1" })).toBeVisible();
  await expect(page).toHaveURL(cubePlannerPage.path);
  await press(page, "Remove casting 1");
  await expect(planner(page)).toContainText("0 castings");
  await expect(planner(page).getByRole("button", { name: "Add casting" })).toBeFocused();
  await press(page, "Add casting");
  await expect(casting(page, 1)).toContainText("Mon 23 Nov");
  await press(page, copy.yourRequest);
  const request = page.getByRole("region", { name: "Your request" });
  await expect(request).toContainText("Mon 23 Nov");
  await expect(request).toContainText(requestCopy.quoted);
});

test("a test that is listed without castings has one ready", async ({ page, open }) => {
  await store(page, [cubeTestId]);
  await open(cubePlannerPage.path);
  await press(page, "Add to enquiry");
  await press(page, copy.yourRequest);
  await expect(page.getByRole("region", { name: "Your request" })).toContainText("1 casting");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page says the ages, how many cubes and how to ask, and has no control", async ({
    page,
  }) => {
    await page.goto(cubePlannerPage.path);
    await expect(page.getByText("tested at 7 and 28 days from casting")).toBeVisible();
    const sampling = page.getByRole("table", { name: concreteSampling.table.heading });
    await expect(sampling.getByRole("row", { name: "31–50 m³ 4 12" })).toBeVisible();
    await expect(page.getByRole("main").locator("input, button, select")).toHaveCount(0);
  });
});
