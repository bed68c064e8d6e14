import { finderCopy } from "#content/copy/finder/finder.ts";
import { homePage } from "#derive/pages/home-page.ts";
import { expectNoFindings } from "./axe.ts";
import { combobox, expect, finder, finderButton, inMain, options, test } from "./site.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

test("a button for a thumb opens it over the whole screen", async ({ page, open }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await open("/");
  const box = (await finderButton(page).boundingBox())!;
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  await finderButton(page).tap();
  expect(await finder(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  await combobox(page).fill("gitti");
  const add = finder(page).getByRole("button", { name: /^Add/ }).first();
  expect((await add.boundingBox())!.height).toBeGreaterThanOrEqual(44);
  await expectNoFindings(page);
  await options(page).first().tap();
  await expect(page).toHaveURL(/\/services\/coarse-and-fine-aggregate/);
});

test("touching a field opens the sheet, whose bar stays above the keyboard", async ({
  page,
  open,
}) => {
  await open("/");
  await inMain(page).tap();
  await expect(combobox(page)).toBeFocused();
  await combobox(page).fill("cube");
  await finder(page).getByRole("button", { name: /^Add/ }).first().tap();
  await page.setViewportSize({ width: 360, height: 440 });
  const review = finder(page).getByRole("link", { name: finderCopy.review });
  await expect(finder(page)).toContainText(finderCopy.inRequest(1));
  await expect(review).toBeInViewport({ ratio: 1 });
  await expect(finder(page).getByRole("button", { name: /^Remove/ })).toHaveText("Added");
  await finder(page).getByRole("button", { name: finderCopy.clear }).tap();
  await expect(combobox(page)).toHaveValue("");
  await review.tap();
  await expect(page.getByRole("region", { name: "Your request" })).toBeVisible();
});

test("a chip of home opens the group that it leads to", async ({ page, open }) => {
  const chip = homePage().hero.materials.find(({ to }) => to.includes("#"));
  test.skip(!chip, "no chip leads to a group");
  await open("/");
  await page.getByRole("main").getByRole("link", { name: chip!.label, exact: true }).first().tap();
  await expect(page).toHaveURL(chip!.to);
  const row = page.locator(":target").getByRole("button", { name: /^Add / });
  await expect(row.first()).toBeVisible();
});
