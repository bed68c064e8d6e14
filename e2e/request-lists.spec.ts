import type { Locator, Page } from "@playwright/test";
import { requestFragment } from "#app/request/request-link.ts";
import { emptyRequest } from "#app/request/request.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { afterSendingCopy } from "#content/copy/request/after-sending.ts";
import { requestCopy, sharedRequestCopy } from "#content/copy/request/request.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import {
  button,
  entry,
  form,
  link,
  onSiteName,
  region,
  sendRequest,
  sentRequests,
  store,
  whatYouSend,
} from "./enquiry-form.ts";
import { brought, escaped, onSite, onSiteById, sets, survey, tests } from "./orders.ts";
import { tooWide } from "./page-faults.ts";
import { expect, hold, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

test("what is sent is remembered in another tab; a visitor who left before the answer still has the list", async ({
  page,
  open,
  context,
}) => {
  await store(page, [onSite.id]);
  await open(onSite.path);
  await link(page).click();
  // The list moves the form when it appears.
  await expect(whatYouSend(page)).toContainText(`1. ${onSite.name}`);
  const release = await hold(page, `**${enquiryPath}`);
  await sendRequest(page);
  await page.goBack();
  release();
  await expect(link(page)).toHaveAccessibleName("Your list, 1");
  await page.goForward();
  await expect(whatYouSend(page)).toContainText(`1. ${onSite.name}`);
  await sendRequest(page);
  await expect(page.getByRole("heading", { level: 1, name: sentSentence })).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await later.goto(pages.contact.path);
  await expect(sentRequests(later)).toContainText(/reference [A-Z2-9]{4}-[A-Z2-9]{4}/);
  await button(later, "Use this list again").click();
  await expect(entry(later, onSite.name)).toBeVisible();
  // Nothing is brought for a test on site.
  await expect(region(later).getByLabel("Bring to")).toHaveCount(0);
  expect(await sendRequest(later)).not.toContain("Samples go to");
  await expect(later.getByRole("heading", { name: "We agree the day on site" })).toBeVisible();
});

/** Without TLS there is none. */
const setClipboard = (page: Page, state: "working" | undefined) =>
  page.evaluate((isThere) => {
    const value = isThere && { writeText: async () => undefined };
    Object.defineProperty(navigator, "clipboard", { configurable: true, value });
  }, state);

test("a list travels by link, and is taken only if the visitor says so", async ({
  page,
  open,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async (shared: ShareData) => sessionStorage.setItem("shared", JSON.stringify(shared)),
    });
  });
  await store(page, [onSite.id, brought.id]);
  await open(pages.contact.path);
  await button(page, sharedRequestCopy.share).click();
  const shared = await page.waitForFunction(() => sessionStorage.getItem("shared"));
  const { url, text } = JSON.parse((await shared.jsonValue())!) as ShareData;
  expect(url).toBeUndefined();
  expect(text).toMatch(
    new RegExp(
      `^Request for 2 tests\\n[^]*\\n1\\. ${onSiteName}\\n[^]*\\n2\\. ${escaped(brought.name)}\\n`,
    ),
  );
  const address = text!.split("\n").at(-1)!;
  expect(address).toMatch(/\/contact#tests=/);

  const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  const offered = other.getByRole("region", { name: sharedRequestCopy.heading });
  await other.goto(address);
  await expect(offered).toContainText(onSite.name);
  await expect(link(other)).toHaveAccessibleName("Your list");
  await button(other, "Use this list").click();
  await expect(entry(other, onSite.name)).toBeVisible();
  await expect(other).toHaveURL(/#your-request$/);
  const offeredLink = region(other).getByRole("textbox", { name: sharedRequestCopy.share });
  await setClipboard(other, undefined);
  await button(other, sharedRequestCopy.share).click();
  await expect(offeredLink).toHaveValue(address);
  await setClipboard(other, "working");
  await button(other, sharedRequestCopy.share).click();
  await expect(region(other).getByRole("status").first()).toHaveText(sharedRequestCopy.copied);
  await expect(offeredLink).toHaveCount(0);
  await entry(other, onSite.name).getByRole("button", { name: "Remove" }).click();
  await other.goto("about:blank");
  await other.goto(address);
  await expect(offered).toContainText("It replaces your own list of 1 test.");
  await button(other, sharedRequestCopy.keep).click();
  await expect(entry(other, onSite.name)).toHaveCount(0);
  await button(other, "Remove all").click();
  for (const cut of [address.slice(0, -9), `${address.split("=")[0]}=nonsense`]) {
    await other.goto("about:blank");
    await other.goto(cut);
    await expect(other.getByText(sharedRequestCopy.unreadable)).toBeVisible();
  }
  await other.context().close();
});

test("a damaged list breaks no page, and what was lost is said", async ({ page, open }) => {
  await store(page, [onSite.id, ""]);
  await open(pages.contact.path);
  const problem = page.getByRole("banner").getByRole("status");
  await expect(problem).toContainText(yourRequestCopy.problems.incomplete);
});

test("without the catalogue, or with a wrong one, the list is in reach and can be emptied", async ({
  page,
  open,
}) => {
  await store(page, [onSite.id]);
  await page.route("**/catalogue.json", (route) => route.abort());
  await open(pages.contact.path);
  await expect(region(page)).toContainText(requestCopy.notLoaded);
  await expect(entry(page, onSiteById!.name).getByRole("button", { name: "Remove" })).toBeVisible();
  await page.unrouteAll();
  await button(page, requestCopy.retry).click();
  await expect(entry(page, onSite.name)).toContainText(onSite.methods[0]!);
  await page.route("**/catalogue.json", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"kinds":', '"other":');
    await route.fulfill({ response, body });
  });
  await open(pages.contact.path);
  await button(page, "Empty the list").first().click();
  await expect(link(page)).toHaveAccessibleName("Your list");
  await expect(form(page).getByLabel("Name")).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("nothing is dead, and the request form is blank", async ({ page }) => {
    await page.goto(onSite.path);
    await expect(page.getByRole("button", { name: /to enquiry/ })).toHaveCount(0);
    await expect(link(page)).toBeHidden();
    await page.goto(pages.contact.path);
    await expect(region(page)).toBeHidden();
    await page.goto(requestFormPage.path);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("table", { name: "Samples" }).getByRole("row")).toHaveCount(7);
  });
});

test("a mark and a site of 200 letters move nothing", async ({ page, open }) => {
  const long = "8".repeat(200);
  const items = [{ id: brought.id, mark: long }];
  const fragment = await requestFragment({ ...emptyRequest, items, project: long });
  const showsIn = async (place: Locator) => {
    await expect(place).toContainText(long);
    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 780 });
      expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    }
  };
  await open(pages.contact.path + fragment);
  await showsIn(region(page).getByRole("listitem"));
  await region(page).getByRole("button", { name: "Use this list" }).click();
  await whatYouSend(page).getByText("What you send").click();
  await showsIn(whatYouSend(page));
  const line = region(page).locator("summary").first();
  const { height } = (await line.boundingBox())!;
  await line.click();
  await showsIn(line);
  expect((await line.boundingBox())!.height).toBeLessThan(height);
  await sendRequest(page);
  await page.getByText(afterSendingCopy.sent).click();
  await showsIn(page.getByRole("main"));
  await open(pages.contact.path);
  await showsIn(sentRequests(page));
  await open(requestFormPage.path + fragment);
  await showsIn(page.getByRole("main"));
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false });

  test("a test of a listed set is not added again, by row, result or key", async ({
    page,
    open,
  }) => {
    const { name: set, path, tests: ids } = sets[0]!;
    const { name } = tests.find(({ id }) => ids.includes(id))!;
    await open(path);
    await page.getByRole("button", { name: `Add ${set} to enquiry` }).click();
    await expect(page.getByRole("button", { name: `${name}, in ${set}` })).toBeDisabled();
    await page.keyboard.press("/");
    const finder = page.getByRole("dialog");
    await finder.getByRole("combobox").fill(name);
    await expect(finder.getByRole("button", { name: `${name}, in ${set}` })).toBeDisabled();
    await page.keyboard.press("Control+Enter");
    await expect(finder.getByRole("status").last()).toContainText(`in ${set}`);
    await expect(finder.getByRole("link", { name: "Your list, 1" })).toBeVisible();
  });
});

test("who asks for a survey alone is not told to print a form or to bring samples", async ({
  page,
  open,
}) => {
  await store(page, [survey.id]);
  await open(pages.contact.path);
  await expect(whatYouSend(page)).toContainText(`1. ${survey.name}`);
  await expect(page.getByRole("link", { name: requestCopy.form })).toHaveCount(0);
  await sendRequest(page);
  await expect(page.getByRole("heading", { name: "We agree the day on site" })).toBeVisible();
  await expect(page.getByRole("link", { name: requestCopy.form })).toHaveCount(0);
  await expect(page.getByRole("main")).not.toContainText(/samples|request form/, {
    useInnerText: true,
  });
});
