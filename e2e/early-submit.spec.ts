import type { Page } from "@playwright/test";
import { enquiryPath, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { pages } from "#content/copy/pages.ts";
import { anEnquiry, fill, formOf, send } from "./enquiry-form.ts";
import { expect, openHeld, patienceMs, test } from "./site.ts";

/** Counts the posts of a page whose scripts wait; its timers follow a clock that the test moves. */
async function openCounted(page: Page, path: string) {
  const posts = { fetched: 0, native: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith(enquiryPath)) return;
    if (request.isNavigationRequest()) posts.native++;
    else posts.fetched++;
  });
  await page.clock.install();
  return { posts, release: await openHeld(page, path) };
}

test("scripts that arrive in time act on an early Send, once", async ({ page }) => {
  await test.step("empty fields send nothing", async () => {
    const { posts, release } = await openCounted(page, pages.home.path);
    await send(page).click();
    await page.clock.runFor(1000);
    await release();
    await expect(formOf(page).getByText("Name is required")).toBeVisible();
    await expect(formOf(page).getByLabel("Name")).toBeFocused();
    await expect(page).toHaveURL(pages.home.path);
    expect(posts).toEqual({ fetched: 0, native: 0 });
  });

  await test.step("an enquiry is sent once", async () => {
    const { posts, release } = await openCounted(page, pages.contact.path);
    const form = formOf(page, "Contact");
    await fill(page, anEnquiry(), "Contact");
    await form.getByLabel("Name").press("Enter");
    await page.clock.runFor(1000);
    await release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentSentence);
    // The time after which the browser would have posted it.
    await page.clock.runFor(patienceMs);
    expect(posts).toEqual({ fetched: 1, native: 0 });
  });
});

test("an enquiry whose scripts take longer than five seconds is posted by the browser", async ({
  page,
}) => {
  const { posts, release } = await openCounted(page, pages.home.path);
  await fill(page, anEnquiry());
  await send(page).click();
  await expect(formOf(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(patienceMs - 1);
  expect(posts).toEqual({ fetched: 0, native: 0 });
  await page.clock.runFor(1);
  // Briefly, because the clock of the page goes on by itself and would reach a later time too.
  await expect.poll(() => posts, { timeout: 3000 }).toEqual({ fetched: 0, native: 1 });
  await expect(page).toHaveURL(new RegExp(`${receivedPath}/`));
  await release();
  await expect(page.getByText(sentSentence)).toBeVisible();
});

test("an error in the script of the form is reported, and the browser posts the form", async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/contact\.[^/]+\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken script")' }),
  );
  await page.goto(pages.contact.path);
  await expect.poll(() => consoleMessages.join()).toContain("broken script");
  await fill(page, anEnquiry(), "Contact");
  await send(page).click();
  await expect(page).toHaveURL(new RegExp(`${receivedPath}/`));
});
