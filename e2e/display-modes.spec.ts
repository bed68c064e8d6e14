import { pages } from "#content/pages.ts";
import { enquiryForms, enquiryWords } from "#content/enquiry-form.ts";
import { expect, mainLink, test } from "./site.ts";

test("in forced colours the current item differs from its neighbours", async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(pages.about.path);
  const background = (name: string) =>
    mainLink(page, name).evaluate((link) => getComputedStyle(link).backgroundColor);
  expect(await background("About")).not.toBe(await background("Clientele"));
});

test("printed text is dark, with or without backgrounds", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto(pages.home.path);
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

test("a submit that finds errors is announced", async ({ page, open }) => {
  await open(pages.contact.path);
  const form = page.getByRole("form", { name: enquiryForms.contact });
  const live = form.locator("[aria-live=polite]");
  await expect(live).toHaveText("");
  await form.getByRole("button", { name: "Send Enquiry" }).click();
  await expect(live).toHaveText(enquiryWords.correct);
});
