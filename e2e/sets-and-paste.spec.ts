import type { Page } from "@playwright/test";
import { expectNoFindings } from "./axe.ts";
import { expect, test } from "./site.ts";

const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("request") ?? '{"items":[]}').items);

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true }).click();

test("a set, an instrument and a survey are each added with one press", async ({ page, open }) => {
  await open("/services/water-testing-service");
  await press(page, "Add Drinking water, 31 tests to enquiry");
  await open("/services/calibration-facilities#non-nabl");
  await press(page, "Add Compression testing machine (CTM) to enquiry");
  await open("/services/video-based-classified-traffic-survey");
  await press(page, "Add Turning movement count to enquiry");
  expect(await stored(page)).toEqual([
    { id: "water-testing-service/sets/drinking-water-31-tests" },
    { id: "calibration-facilities/non-nabl/compression-testing-machine-ctm" },
    { id: "video-based-classified-traffic-survey/surveys/turning-movement-count" },
  ]);
});

test("a set is added from the search", async ({ page, open }) => {
  await open("/services/tests?q=borewell+water");
  await press(page, "Add Drinking water, 31 tests to enquiry");
  expect(await stored(page)).toEqual([
    { id: "water-testing-service/sets/drinking-water-31-tests" },
  ]);
});

test("a pasted list is matched, corrected and added", async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open("/contact");
  const button = page.getByRole("button", { name: "Paste a list" });
  await button.click();
  const dialog = page.getByRole("dialog", { name: "Paste a list" });
  await dialog
    .getByLabel("Your list")
    .fill("1. Slump test - 4 nos\n2. Bend and rebend test of bars\tNos\t9\n3. Site furniture\n");
  await dialog.getByRole("button", { name: "Match" }).click();
  await expect(dialog.getByRole("status")).toHaveText(/^1 matched; 1 unclear.*; 1 not found/);
  await expectNoFindings(page);
  await dialog
    .getByRole("combobox", { name: /^Bend and rebend/ })
    .selectOption({ label: "Rebend test (Metal & Alloys Testing)" });
  await dialog.getByRole("button", { name: "Add 3 to your request" }).click();
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  expect(await stored(page)).toEqual([
    { id: "building-material/slump", quantity: 4 },
    { id: "metal-alloys-testing/rebend-test", quantity: 9 },
    { id: "text/1", text: "Site furniture" },
  ]);
});
