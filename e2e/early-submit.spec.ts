import type { Page } from "@playwright/test";
import { enquiryPath, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry-form.ts";
import { finderCopy } from "#content/copy/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { complete } from "#server/testing/enquiries.ts";
import { expect, test } from "./site.ts";

const scripts = /\/assets\/[^/]+\.js$/;
/** After this a page leaves the form to the browser. */
const patienceMs = 5000;

/** Opens a page whose scripts wait until `release` is called; its timers follow a clock that the test moves. */
async function openHeld(page: Page, path: string) {
  const posts = { fetched: 0, native: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith(enquiryPath)) return;
    if (request.isNavigationRequest()) posts.native++;
    else posts.fetched++;
  });
  await page.clock.install();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
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
  for (const [when, delayMs] of [
    ["at once", 0],
    ["after a second", 1000],
  ] as const) {
    test(`${path}: an early Send with empty fields sends nothing, scripts ${when}`, async ({
      page,
    }) => {
      const { posts, release } = await openHeld(page, path);
      if (!delayMs) release();
      await press(page);
      await page.clock.runFor(delayMs);
      release();
      const form = page.getByRole("form", { name });
      await expect(form.getByText("Name is required")).toBeVisible();
      await expect(form.getByLabel("Name")).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(posts).toEqual({ fetched: 0, native: 0 });
    });

    test(`${path}: an early enquiry is sent once by the script, scripts ${when}`, async ({
      page,
    }) => {
      const { posts, release } = await openHeld(page, path);
      await fill(page);
      if (!delayMs) release();
      await page.getByRole("form", { name }).locator("[name=name]").press("Enter");
      await page.clock.runFor(delayMs);
      release();
      await expect(page.getByRole("form", { name }).getByRole("status")).toHaveText(sentSentence);
      // The time after which the browser would have posted it.
      await page.clock.runFor(patienceMs);
      expect(posts).toEqual({ fetched: 1, native: 0 });
    });
  }

  test(`${path}: an early enquiry is posted by the browser when scripts take 8 s`, async ({
    page,
  }) => {
    const { posts, release } = await openHeld(page, path);
    await fill(page);
    await press(page);
    await expect(page.getByRole("form", { name })).toHaveAttribute("aria-busy", "true");
    await page.clock.runFor(patienceMs - 1);
    expect(posts).toEqual({ fetched: 0, native: 0 });
    await page.clock.runFor(1);
    await expect(page).toHaveURL(receivedPath);
    release();
    await expect(page.getByText(sentSentence)).toBeVisible();
    expect(posts).toEqual({ fetched: 0, native: 1 });
  });

  test(`${path}: an early Send with empty fields is answered by the service when scripts take 8 s`, async ({
    page,
  }) => {
    await openHeld(page, path);
    await press(page);
    await page.clock.runFor(patienceMs);
    await expect(page.getByText("Name is required")).toBeVisible();
    await expect(page).toHaveURL(enquiryPath);
  });

  test(`${path}: an early enquiry is posted by the browser when scripts are blocked`, async ({
    page,
  }) => {
    await page.route(scripts, (route) => route.abort());
    await page.goto(path, { waitUntil: "commit" });
    await fill(page);
    await press(page);
    await expect(page).toHaveURL(receivedPath);
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
