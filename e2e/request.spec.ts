import type { Page } from "@playwright/test";
import { centres } from "#content/centres.ts";
import { enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { afterSendingCopy } from "#content/copy/request/after-sending.ts";
import { fieldChecksCopy, requestCopy, sentRequestsCopy } from "#content/copy/request/request.ts";
import { typicalFigures } from "#content/copy/tables/booking.ts";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { yourRequestCopy } from "#content/copy/request/your-request.ts";
import { pages } from "#content/copy/pages.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { site } from "#content/site.ts";
import { expectNoFindings } from "./axe.ts";
import {
  anEnquiry,
  button,
  entry,
  fill,
  form,
  link,
  message,
  onSiteName,
  region,
  sendRequest,
  sentRequests,
  store,
  whatYouSend,
} from "./enquiry-form.ts";
import { bacteria, brought, escaped, machine, onSite, set, survey } from "./orders.ts";
import { tooWide } from "./page-faults.ts";
import { expect, hold, hydrated, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

/** Phones open the group of a test that the address names. */
async function add(page: Page, { name, path }: { name: string; path: string }) {
  await page.goto(path);
  await hydrated(page);
  await button(page, `Add ${name} to enquiry`).click();
}

test("tests, a set, an instrument and a survey become a request that is edited, sent once and used again", async ({
  page,
  consoleMessages,
}) => {
  const orders = [set, machine, survey, onSite].filter((order) => order !== undefined);
  const summary = `1 test, 1 set, ${machine ? "1 instrument, " : ""}1 survey`;
  const last = orders.length;
  for (const order of orders) await add(page, order);
  await expect(link(page)).toHaveAccessibleName(`Your list, ${last}`);
  await expect(page.getByRole("banner").getByRole("status")).toHaveText(
    yourRequestCopy.holds(last),
  );
  await page.getByRole("link", { name: "Request", exact: true }).click();
  await expect(region(page).getByRole("heading", { name: "Your request" })).toBeInViewport();
  await expect(region(page)).toContainText(summary);
  await expect(region(page)).toContainText(typicalFigures);
  const row = entry(page, onSite.name);

  await test.step("an entry has a quantity, a mark and a date, the request a site", async () => {
    await row.getByRole("spinbutton", { name: "Quantity" }).fill("2");
    await row.getByLabel("Mark or location").fill("Slab S2");
    if (machine) await region(page).getByLabel("Range, make and number").fill("2000 kN, no. 17");
    await expect(row.getByLabel("Sampled on")).toHaveCount(0);
    await entry(page, set.name).getByLabel("Sampled on").fill("2026-11-12");
    await region(page).getByLabel("Project or site").fill("Bypass, package 3");
    await region(page).getByLabel("Results needed by").fill("2098-12-14");
    const bringTo = region(page).getByLabel("Bring to");
    // Water for bacteria goes to the laboratory.
    await expect(bringTo.getByRole("option")).toHaveCount(bacteria ? 1 : 1 + centres.length);
    if (bacteria) await expect(bringTo).toHaveAccessibleDescription(requestCopy.bacteria);
    await expect(message(page)).toHaveValue("");
    await whatYouSend(page).getByText("What you send").click();
    await expect(whatYouSend(page)).toContainText(
      new RegExp(
        `Project or site: Bypass, package 3\\n[^]*\\n +1 sample, sampled on 12 November 2026\\n[^]*${machine ? "2000 kN, no. 17\\n[^]*" : ""}\\n${last}\\. ${onSiteName}\\n +quantity 2, Slab S2\\n[^]*14 December 2098[^]*Samples go to: ${requestMessageCopy.laboratory}`,
      ),
    );
    expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0);
    // Beside the list, the way to the form covers what is below it.
    await button(page, "Send Enquiry").scrollIntoViewIfNeeded();
    await expectNoFindings(page);
  });

  await test.step("it is removed and comes back as it was", async () => {
    await row.getByRole("button", { name: "Remove" }).click();
    await expect(region(page).getByRole("status").first()).toContainText(`Removed ${onSite.name}.`);
    await expect(button(page, requestCopy.undo)).toBeFocused();
    await expect(whatYouSend(page)).not.toContainText(onSite.name);
    await page.keyboard.press("Enter");
    await expect(row.getByLabel("Mark or location")).toHaveValue("Slab S2");
  });

  let reference = "";
  await test.step("the four fields are sent, and what follows is said", async () => {
    expect(await sendRequest(page)).toMatch(
      new RegExp(`^Request for 1 test[^]*\\n${last}\\. ${onSiteName}\\n`),
    );
    const thanks = page.getByRole("heading", { level: 1, name: sentSentence });
    await expect(thanks).toBeFocused();
    await expect(thanks).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(sentSentence);
    await expect(form(page)).toHaveCount(0);
    await expect(region(page)).toHaveCount(0);
    await expect(page.getByRole("main")).toContainText(
      /We write to engineer-[\d-]+@site\.example or call 9876543210\./,
    );
    reference = (await page.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent())!;
    for (const { title } of afterSendingCopy.steps({ place: site.address.town, hasSiteWork: true }))
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
    await expect(link(page)).toHaveAccessibleName("Your list");
    await page.getByText(afterSendingCopy.sent).click();
    await expect(page.getByText(`${last}. ${onSite.name}`)).toBeVisible();
    await expectNoFindings(page);
  });

  await test.step("the thanks are there again after a reload, and after the form to print", async () => {
    await page.reload();
    await expect(page.getByText(reference)).toBeVisible();
    const print = page.getByRole("link", { name: "Print request form" });
    await expect(print).toHaveAttribute("href", /#tests=/);
    await print.click();
    await expect(
      page.getByRole("row", { name: new RegExp(`^${last} ${onSiteName}`) }),
    ).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Bring to .*${requestMessageCopy.laboratory}$`)),
    ).toBeVisible();
    await expect(page.getByText("Project or site: Bypass, package 3")).toBeVisible();
    await expect(page.getByText(`Reference ${reference}`)).toBeVisible();
    await expect(page.getByText("Site engineer, 9876543210")).toBeVisible();
    await page.goBack();
    await expect(page.getByText(reference)).toBeVisible();
  });

  await test.step("what was wrong is corrected in a message that names the reference", async () => {
    await button(page, "Correct it").click();
    await expect(message(page)).toHaveValue(afterSendingCopy.correction(reference));
    await expect(form(page).getByLabel("Phone")).toHaveValue("9876543210");
    await expect(form(page).getByLabel("Name")).toBeFocused();
    await page.goBack();
    await expect(page.getByText(reference)).toBeVisible();
  });

  await test.step("a new list begins at its heading, with what was sent from this device", async () => {
    await button(page, "Start a new list").click();
    const heading = region(page).getByRole("heading", { name: "Your request" });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(sentRequests(page)).toContainText(
      new RegExp(`Sent \\d+ \\w+, reference ${reference}: ${summary}, Bypass, package 3`),
    );
    await sentRequests(page).scrollIntoViewIfNeeded();
    await expectNoFindings(page);
    await button(page, "Use this list again").click();
    await expect(heading).toBeFocused();
    await expect(row.getByLabel("Mark or location")).toHaveValue("Slab S2");
    await expect(entry(page, set.name).getByLabel("Sampled on")).toHaveValue("");
    await button(page, "Remove all").click();
    await button(page, requestCopy.undo).click();
    await expect(row).toBeVisible();
    await button(page, "Remove all").click();
    await button(page, "Change it").click();
    await expect(message(page)).toHaveValue(sentRequestsCopy.changing(reference));
    await expect(whatYouSend(page)).toContainText("sampled on 12 November 2026");
    await button(page, "Remove all").click();
    await expect(link(page)).toHaveAccessibleName("Your list");
    await button(page, "Forget them").click();
    await expect(sentRequests(page)).toHaveCount(0);
  });
  expect(consoleMessages).toEqual([]);
});

test("what is sent is the words and the list as they are", async ({ page, open, context }) => {
  await open(pages.contact.path);
  await message(page).fill("Please call me.");
  await add(page, onSite);
  await link(page).click();
  await expect(entry(page, onSite.name)).toBeVisible();
  await expect(message(page)).toHaveValue("Please call me.");

  await test.step("with a quantity changed after the words, and a test added elsewhere while sending", async () => {
    await entry(page, onSite.name).getByRole("spinbutton", { name: "Quantity" }).fill("7");
    const release = await hold(page, `**${enquiryPath}`);
    expect(await sendRequest(page)).toMatch(
      new RegExp(
        `^Please call me\\.\\n\\nRequest for 1 test\\n\\n1\\. ${onSiteName}\\n {3}quantity 7\\n`,
      ),
    );
    const other = await context.newPage();
    await add(other, brought);
    await other.close();
    release();
    await expect(page.getByRole("heading", { name: sentSentence })).toBeVisible();
    await expect(link(page)).toHaveAccessibleName("Your list, 1");
    await button(page, afterSendingCopy.sendLeft(1)).click();
    await expect(entry(page, brought.name)).toBeVisible();
    await expect(entry(page, onSite.name)).toHaveCount(0);
  });

  await test.step("and where the list is emptied, the words alone, with the same confirmation", async () => {
    await message(page).fill("Please write.");
    await button(page, "Remove all").click();
    await expect(whatYouSend(page)).toHaveCount(0);
    expect(await sendRequest(page)).toBe("Please write.");
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1, name: sentSentence })).toBeFocused();
    await expect(main.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/)).toBeVisible();
    await main.getByText(afterSendingCopy.sent).click();
    await expect(main.getByText("Please write.")).toBeVisible();
    await expect(main).not.toContainText(/samples|request form/, { useInnerText: true });
    await expect(form(page)).toHaveCount(0);
  });
});

test("a refused value keeps the one before, and nothing is sent until it is corrected", async ({
  page,
  open,
}) => {
  await store(page, [brought.id, onSite.id, cubeTestId]);
  await open(pages.contact.path);
  const row = entry(page, brought.name);
  const quantity = row.getByLabel("Quantity");
  await quantity.fill("7");
  await quantity.fill("");
  await quantity.blur();
  await expect(quantity).toHaveValue("7");
  await quantity.fill("-3");
  await expect(quantity).toHaveAccessibleDescription(fieldChecksCopy.count(9999));
  const mark = row.getByLabel("Mark or location");
  await mark.fill("x".repeat(301));
  await expect(mark).toHaveAccessibleDescription(fieldChecksCopy.tooLong(300));
  await mark.fill("");
  const neededBy = region(page).getByLabel("Results needed by");
  await neededBy.fill("2025-01-05");
  await expect(neededBy).toHaveAccessibleDescription(fieldChecksCopy.past);
  await row.locator("summary").click();
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  const { Message: _message, ...details } = anEnquiry();
  await fill(page, details, "Contact");
  await button(page, "Send Enquiry").click();
  await expect(quantity).toBeFocused();
  await quantity.fill("8");
  await button(page, "Send Enquiry").click();
  await expect(neededBy).toBeFocused();
  expect(requests).toEqual([]);
  await neededBy.fill("");
  expect(await sendRequest(page)).toMatch(
    new RegExp(`${escaped(brought.name)}\\n +8 samples\\n[^]*\\n +3 cubes\\n`),
  );
});
