import type { Page } from "@playwright/test";
import { enquiryPath, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { complete } from "#server/testing/enquiries.ts";
import { expect, hold, patienceMs, scripts, test } from "./site.ts";

/** Opens a page whose scripts wait until `release` is called; its timers follow a clock that the test moves. */
async function openHeld(page: Page, path: string) {
  const posts = { fetched: 0, native: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith(enquiryPath)) return;
    if (request.isNavigationRequest()) posts.native++;
    else posts.fetched++;
  });
  await page.clock.install();
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: "commit" });
  return { posts, release };
}

async function fill(page: Page) {
  for (const [field, value] of Object.entries(complete))
    await page.getByRole("form").locator(`[name=${field}]`).fill(value);
}

const press = (page: Page) => page.getByRole("button", { name: "Send Enquiry" }).click();

for (const { path, name } of [
  { path: pages.home.path, name: enquiryCopy.forms.home },
  { path: pages.contact.path, name: enquiryCopy.forms.contact },
]) {
  const form = (page: Page) => page.getByRole("form", { name });

  test(`${path}: scripts that arrive in time act on an early Send`, async ({ page }) => {
    for (const delayMs of [0, 1000]) {
      await test.step(`empty fields send nothing, after ${delayMs} ms`, async () => {
        const { posts, release } = await openHeld(page, path);
        if (!delayMs) release();
        await press(page);
        await page.clock.runFor(delayMs);
        release();
        await expect(form(page).getByText("Name is required")).toBeVisible();
        await expect(form(page).getByLabel("Name")).toBeFocused();
        await expect(page).toHaveURL(path);
        expect(posts).toEqual({ fetched: 0, native: 0 });
      });

      await test.step(`an enquiry is sent once, after ${delayMs} ms`, async () => {
        const { posts, release } = await openHeld(page, path);
        await fill(page);
        if (!delayMs) release();
        await form(page).locator("[name=name]").press("Enter");
        await page.clock.runFor(delayMs);
        release();
        await expect(form(page).getByRole("status")).toHaveText(sentSentence);
        // The time after which the browser would have posted it.
        await page.clock.runFor(patienceMs);
        expect(posts).toEqual({ fetched: 1, native: 0 });
      });
    }
  });

  test(`${path}: without scripts the browser posts what was sent early`, async ({ page }) => {
    await test.step("an enquiry, if they take 8 s", async () => {
      const { posts, release } = await openHeld(page, path);
      await fill(page);
      await press(page);
      await expect(form(page)).toHaveAttribute("aria-busy", "true");
      await page.clock.runFor(patienceMs - 1);
      expect(posts).toEqual({ fetched: 0, native: 0 });
      await page.clock.runFor(1);
      await expect(page).toHaveURL(receivedPath);
      release();
      await expect(page.getByText(sentSentence)).toBeVisible();
      expect(posts).toEqual({ fetched: 0, native: 1 });
    });

    await test.step("empty fields, which the service answers", async () => {
      await openHeld(page, path);
      await press(page);
      await page.clock.runFor(patienceMs);
      await expect(page.getByText("Name is required")).toBeVisible();
      await expect(page).toHaveURL(enquiryPath);
    });

    await test.step("an enquiry, if they are blocked", async () => {
      await page.route(scripts, (route) => route.abort());
      await page.goto(path, { waitUntil: "commit" });
      await fill(page);
      await press(page);
      await page.clock.runFor(patienceMs);
      await expect(page).toHaveURL(receivedPath);
    });
  });
}

test("an early search leads to what was typed, by a press and by Enter", async ({ page }) => {
  for (const submit of ["press", "Enter"]) {
    const { release } = await openHeld(page, pages.services.path);
    const search = page.getByRole("main").getByRole("search");
    const field = search.getByRole("combobox", { name: finderCopy.label });
    await field.fill("liquid limit");
    if (submit === "press") await search.getByRole("button", { name: finderCopy.find }).click();
    else await field.press("Enter");
    await expect(page).toHaveURL(pages.services.path);
    release();
    await expect(page).toHaveURL(/\/services\/tests\?.*liquid/);
  }
});

test("an error in the page's own script is reported, and the page works as without scripts", async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/page-[^/]+\.js$/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken script")' }),
  );
  await page.goto(pages.contact.path);
  await expect.poll(() => consoleMessages.join()).toContain("broken script");
  await expect(page.locator("html")).not.toHaveAttribute("data-scripts");
  await fill(page);
  await press(page);
  await expect(page).toHaveURL(receivedPath);
  expect(consoleMessages.filter((text) => text.includes("broken script"))).toHaveLength(1);
});
