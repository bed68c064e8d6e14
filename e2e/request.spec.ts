import type { Page } from "@playwright/test";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { afterSendingCopy } from "#content/copy/after-sending.ts";
import { typicalFigures } from "#content/copy/booking.ts";
import { enquiryListCopy } from "#content/copy/enquiry-list.ts";
import { pages, requestFormPage } from "#content/copy/pages.ts";
import { requestCopy, sharedListCopy } from "#content/copy/request.ts";
import { askPath, firstLineFor } from "#derive/pages/ask-about.ts";
import { expectNoFindings } from "./axe.ts";
import { formOf, message, sendRequest, store } from "./enquiry-form.ts";
import { tooWide } from "./page-faults.ts";
import { enlargeText, expect, hydrated, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

const slump = "building-material/slump";
const moisture = "soil-testing/moisture-content";

const link = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Your list/ });
const region = (page: Page) => page.getByRole("region", { name: "Your request" });
const entry = (page: Page, name: string) => region(page).getByRole("group", { name, exact: true });
const form = (page: Page) => formOf(page, "Contact");
const button = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).filter({ visible: true });

/** Phones show only the first group of tests open. */
async function addSlump(page: Page) {
  await page.getByRole("button", { name: /^Concrete:/ }).click();
  await button(page, "Add Slump to enquiry").click();
}

test("tests, a set, an instrument and a survey become a request that is edited, sent once and restored", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open("/services/water-testing-service");
  await button(page, "Add Drinking water, 31 tests to enquiry").click();
  await open("/services/calibration-facilities#non-nabl");
  await button(page, "Add Compression testing machine (CTM) to enquiry").click();
  await open("/services/video-based-classified-traffic-survey");
  await button(page, "Add Turning movement count to enquiry").click();
  await open("/services/building-material");
  await addSlump(page);
  await expect(link(page)).toHaveAccessibleName("Your list, 4");
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(enquiryListCopy.holds(4));
  await link(page).click();
  await expect(region(page)).toContainText("1 test, 1 set, 1 instrument, 1 survey");
  await expect(region(page)).toContainText(typicalFigures);
  const row = entry(page, "Slump");

  await test.step("an entry has a quantity, a mark and a date", async () => {
    await row.getByRole("button", { name: "More" }).click();
    const quantity = row.getByRole("spinbutton", { name: "Quantity" });
    await quantity.fill("");
    await expect(quantity).toHaveValue("");
    await quantity.blur();
    await expect(quantity).toHaveValue("2");
    await row.getByLabel("Mark or location").fill("Slab S2");
    await expect(row.getByLabel("Sampled on")).toHaveCount(0);
    await entry(page, "Drinking water, 31 tests").getByLabel("Sampled on").fill("2026-11-12");
    await region(page).getByLabel("Needed by").fill("2026-12-14");
    await region(page).getByLabel("Bring to").selectOption("Kathua");
    await expect(message(page)).toHaveValue(
      /\n +1 sample, sampled on 12 November 2026\n[^]*\n4\. Slump\n +quantity 2, Slab S2\n[^]*14 December[^]*Kathua/,
    );
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    // Beside the list, the way to the form covers what is below it.
    await button(page, "Send Enquiry").scrollIntoViewIfNeeded();
    await expectNoFindings(page);
  });

  await test.step("it is removed and comes back as it was", async () => {
    await row.getByRole("button", { name: "Remove" }).click();
    await expect(region(page).getByRole("status").first()).toContainText("Removed Slump.");
    await expect(button(page, requestCopy.undo)).toBeFocused();
    await expect(message(page)).not.toHaveValue(/Slump/);
    await page.keyboard.press("Enter");
    await expect(row.getByLabel("Mark or location")).toHaveValue("Slab S2");
  });

  await test.step("an edited message stays until the visitor takes the list again", async () => {
    await message(page).fill("Only a question.");
    await row.getByRole("button", { name: "Less" }).click();
    await expect(message(page)).toHaveValue("Only a question.");
    await button(page, "Write the message from the list again").click();
    await expect(message(page)).toHaveValue(/4\. Slump\n +quantity 1,/);
  });

  await test.step("the four fields are sent, and what follows is said", async () => {
    const request = page.waitForRequest(`**${enquiryPath}`);
    await sendRequest(page);
    const sent = (await request).postDataJSON() as Record<string, string>;
    expect(Object.keys(sent)).toEqual(["name", "email", "phone", "message"]);
    expect(sent.message).toContain("4. Slump");
    await expect(form(page).getByRole("status")).toHaveText(sentSentence);
    await expect(form(page).getByRole("status")).toBeFocused();
    await expect(form(page).getByRole("status")).toBeInViewport();
    await expect(form(page).getByRole("textbox")).toHaveCount(0);
    await expect(region(page)).toHaveCount(0);
    for (const { title } of afterSendingCopy.steps)
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(link(page)).toHaveAccessibleName("Your list");
    await expectNoFindings(page);
  });

  await test.step("the form to print has what was sent, and its reference", async () => {
    const print = page.getByRole("link", { name: "Print request form" });
    await expect(print).toHaveAttribute("href", /#tests=/);
    const paper = await page.context().newPage();
    await paper.goto((await print.getAttribute("href"))!);
    await expect(paper.getByRole("row", { name: /^4 Slump/ })).toBeVisible();
    await expect(paper.getByText(/^Bring to .*Kathua$/)).toBeVisible();
    await expect(paper.getByText(/^Reference [A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
    await paper.close();
  });

  await test.step("the list is restored, and removed as a whole", async () => {
    await button(page, afterSendingCopy.restore).click();
    await expect(message(page)).toHaveValue(/4\. Slump/);
    await button(page, "Remove all").click();
    await button(page, requestCopy.undo).click();
    await expect(row).toBeVisible();
    await button(page, "Remove all").click();
    await expect(link(page)).toHaveAccessibleName("Your list");
  });
  expect(consoleMessages).toEqual([]);
});

test("a list that is too long for one message is sent in two", async ({ page, open }) => {
  await store(
    page,
    Array.from({ length: 200 }, (_, at) => `no-service/test-${at}`),
  );
  await open(pages.contact.path);
  await expect(message(page)).toHaveValue(/and \d+ more/);
  const [, left = ""] = /and (\d+) more/.exec(await message(page).inputValue())!;
  await sendRequest(page);
  await expect(link(page)).toHaveAccessibleName(`Your list, ${left}`);
  await button(page, afterSendingCopy.sendLeft(Number(left))).click();
  await expect(message(page)).toHaveValue(new RegExp(`^1\\. Test ${200 - Number(left)}\n`, "m"));
});

test("a list travels by link, and replaces another only if the visitor says so", async ({
  page,
  open,
  browser,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "share", {
      value: async ({ url }: ShareData) => {
        document.title = url!;
      },
    });
  });
  await store(page, [slump, moisture]);
  await open(pages.contact.path);
  await button(page, sharedListCopy.share).click();
  await expect(page).toHaveTitle(/\/contact#tests=/);
  const address = await page.title();

  const other = await (await browser.newContext({ serviceWorkers: "block" })).newPage();
  await other.goto(address);
  await expect(entry(other, "Slump")).toBeVisible();
  await expect(other).toHaveURL(/#your-request$/);
  await entry(other, "Slump").getByRole("button", { name: "Remove" }).click();
  await other.goto("about:blank");
  await other.goto(address);
  await expect(other.getByRole("alert").first()).toContainText("2 tests");
  await expect(entry(other, "Slump")).toHaveCount(0);
  await button(other, sharedListCopy.replace).click();
  await expect(entry(other, "Slump")).toBeVisible();
  await other.goto("about:blank");
  await other.goto(`${address.split("=")[0]}=nonsense`);
  await expect(other.getByText(sharedListCopy.unreadable)).toBeVisible();
  await other.context().close();
});

test("tabs share the list, and a browser that stores nothing says so", async ({
  page,
  open,
  context,
}) => {
  await open("/services/building-material");
  const other = await context.newPage();
  await other.goto(pages.contact.path);
  await hydrated(other);
  await addSlump(page);
  await entry(other, "Slump").getByRole("button", { name: "Remove" }).click();
  await expect(button(page, "Add Slump to enquiry")).toBeVisible();
  await other.close();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await open("/services/building-material");
  await addSlump(page);
  const status = page.getByRole("banner").getByRole("status");
  await expect(status).toContainText(enquiryListCopy.problems.unsaved);
  await link(page).click();
  await expect(message(page)).toHaveValue(/1\. Slump/);
});

test("without the catalogue, and with text at 200 %, the list is in reach", async ({
  page,
  open,
}) => {
  await page.route("**/catalogue.json", (route) => route.abort());
  await store(page, [slump]);
  await open(pages.contact.path);
  await expect(region(page)).toContainText(requestCopy.notLoaded);
  await expect(message(page)).toHaveValue(/1\. Slump\n/);
  await enlargeText(page);
  await expect(entry(page, "Slump").getByRole("button", { name: "Remove" })).toBeVisible();
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the address begins the form, nothing is dead, and the request form is blank", async ({
    page,
  }) => {
    await page.goto("/services/building-material");
    await expect(page.getByRole("button", { name: /to enquiry/ })).toHaveCount(0);
    await expect(link(page)).toBeHidden();
    await page.goto(askPath("soil-testing"));
    await expect(form(page).getByLabel("Name")).toBeInViewport();
    await expect(message(page)).toHaveValue(firstLineFor("soil-testing")!);
    await expect(region(page)).toBeHidden();
    await page.goto(requestFormPage.path);
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(0);
    await expect(page.getByRole("table", { name: "Samples" }).getByRole("row")).toHaveCount(7);
  });
});
