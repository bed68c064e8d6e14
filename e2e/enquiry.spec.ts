import type { Page } from "@playwright/test";
import { enquiryLimits, enquiryPath, sentSentence } from "#contract/enquiry.ts";
import { enquiryCopy } from "#content/copy/enquiry/enquiry-form.ts";
import { site } from "#content/site.ts";
import { expectNoFindings } from "./axe.ts";
import { anEnquiry, failure, fill, formOf, send } from "./enquiry-form.ts";
import { escaped } from "./orders.ts";
import { expect, hydrated, mailsWith, test } from "./site.ts";

const status = (page: Page) => formOf(page).getByRole("status");
const alert = (page: Page) => formOf(page).getByRole("alert");

test("an enquiry on home is acknowledged, cleared, and mailed to the laboratory", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open("/");
  const enquiry = anEnquiry();
  await fill(page, enquiry);
  const request = page.waitForRequest(`**${enquiryPath}`);
  await send(page).click();
  expect((await request).postDataJSON()).toEqual({
    name: enquiry.Name,
    email: enquiry.Email,
    phone: enquiry.Phone,
    message: enquiry.Message,
  });
  await expect(status(page)).toHaveText(sentSentence);
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toHaveAccessibleDescription(
    /^Your reference is [A-Z2-9]{4}-[A-Z2-9]{4}\. If it's urgent, call \+91[\d ()-]+\.$/,
  );
  const form = formOf(page);
  await expect(form.getByRole("link", { name: site.phones[0] })).toHaveAttribute("href", /^tel:/);
  for (const label of Object.keys(enquiry)) await expect(form.getByLabel(label)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.getItem("enquiry-draft"))).toBeNull();
  await expect.poll(() => mailsWith(enquiry.Message)).toHaveLength(1);
  expect(mailsWith(enquiry.Message)[0]).toContain(`Reply-To: ${enquiry.Name} <${enquiry.Email}>`);
  expect(consoleMessages).toEqual([]);

  await test.step("nothing is sent twice", async () => {
    await send(page).click();
    await expect(status(page)).toHaveText(sentSentence);
    await expect(form.getByText("Name is required")).toHaveCount(0);
    await form.getByLabel("Name").fill("A");
    await expect(status(page)).toHaveText("");
    await send(page).click();
    await expect(form.getByText("Email is required")).toBeVisible();
  });
});

test("the ten digits of a phone that is refused are offered, and taken by a press alone", async ({
  page,
  open,
}) => {
  await open("/");
  const phone = formOf(page).getByLabel("Phone");
  const use = formOf(page).getByRole("button", { name: "Use 9419123456" });
  await fill(page, { ...anEnquiry(), Phone: "+91 94191-23456" });
  await send(page).click();
  await expect(phone).toHaveAccessibleDescription(/Please enter a valid 10-digit phone number$/);
  await expect(phone).toHaveValue("+91 94191-23456");
  await expectNoFindings(page, { part: "form" });
  await use.click();
  await expect(phone).toHaveValue("9419123456");
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute("aria-invalid", "false");
  await expect(use).toHaveCount(0);
  await page.reload();
  await expect(phone).toHaveValue("9419123456");
});

test("errors are shown beside their fields, editing clears them, and nothing is sent twice", async ({
  page,
  open,
}) => {
  await open("/");
  let requests = 0;
  page.on("request", (request) => {
    if (request.url().endsWith(enquiryPath)) requests++;
  });
  await send(page).click();
  const form = formOf(page);
  const name = form.getByLabel("Name");
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute("aria-invalid", "true");
  await expect(name).toHaveAccessibleDescription("Name is required");
  await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Email is required");
  await expect(form.getByLabel("Phone")).toHaveAccessibleDescription(
    `${enquiryCopy.phoneHint} Phone number is required`,
  );
  const message = form.getByLabel("Message");
  await expect(message).toHaveAccessibleDescription(`${enquiryCopy.paste} Message is required`);
  await message.fill("x".repeat(enquiryLimits.message + 1));
  await send(page).click();
  await expect(message).toHaveAccessibleDescription(
    new RegExp(`we read it\\. Or mail it to ${escaped(site.email)}`),
  );
  await message.fill("");
  await send(page).click();
  await name.fill("A");
  await expect(name).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByText("Name is required")).toHaveCount(0);
  await expect(form.getByText("Email is required")).toBeVisible();
  await fill(page, { Email: "  ", Phone: "12345", Message: "x" });
  await send(page).click();
  await expect(form.getByText("Please enter a valid email")).toBeVisible();
  await expect(form.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(form.getByLabel("Email")).toBeFocused();
  expect(requests).toBe(0);
  await expectNoFindings(page, { part: "form" });

  await test.step("everything is disabled during sending, and a double click or Enter sends once", async () => {
    let held = Promise.withResolvers<void>();
    await page.route(`**${enquiryPath}`, async (route) => {
      await held.promise;
      await route.continue();
    });
    const enter = async () => {
      await formOf(page).getByLabel("Name").focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    };
    for (const [sent, press] of [() => send(page).dblclick(), enter].entries()) {
      held = Promise.withResolvers();
      await fill(page, anEnquiry());
      await press();
      await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
      for (const label of ["Name", "Email", "Phone", "Message"])
        await expect(formOf(page).getByLabel(label)).toBeDisabled();
      held.resolve();
      await expect(status(page)).toHaveText(sentSentence);
      expect(requests).toBe(sent + 1);
    }
  });
});

test("a failure is shown, keeps every value, and hides the message of the service", async ({
  page,
  open,
  consoleMessages,
}) => {
  await open("/");
  await page.route(`**${enquiryPath}`, (route) =>
    route.fulfill({ status: 503, json: { message: "The store is asleep." } }),
  );
  const enquiry = anEnquiry();
  await fill(page, enquiry);
  await send(page).click();
  await expect(alert(page)).toContainText(failure);
  await expect(alert(page).getByRole("link", { name: site.email })).toHaveAttribute(
    "href",
    `mailto:${site.email}`,
  );
  await expect(page.locator("body")).not.toContainText("asleep");
  expect(consoleMessages.join()).toContain("The store is asleep.");
  await expect(send(page)).toBeFocused();
  for (const [label, value] of Object.entries(enquiry))
    await expect(formOf(page).getByLabel(label)).toHaveValue(value);
  await expectNoFindings(page, { part: "form" });

  await page.reload();
  await hydrated(page);
  for (const [label, value] of Object.entries(enquiry))
    await expect(formOf(page).getByLabel(label)).toHaveValue(value);

  await page.unroute(`**${enquiryPath}`);
  await send(page).click();
  await expect(status(page)).toHaveText(sentSentence);
  await formOf(page).getByLabel("Name").fill("B");
  await expect(status(page)).toBeEmpty();
});

test("no response within 15 seconds is a failure", async ({ page, open }) => {
  await page.clock.install();
  await open("/");
  await page.route(`**${enquiryPath}`, () => {});
  await fill(page, anEnquiry());
  await send(page).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.fastForward(14_000);
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  await page.clock.fastForward(1000);
  await expect(alert(page)).toContainText(failure);
});

test("the form on the contact page", async ({ page, open }) => {
  await open("/contact");
  const form = formOf(page, "Contact");

  await test.step("has a hidden field that is not a tab stop, nor listed by screen readers", async () => {
    await form.getByLabel("Message").pressSequentially("1/2");
    // A slash, which opens the finder elsewhere, is text in a field.
    await expect(form.getByLabel("Message")).toHaveValue("1/2");
    await page.keyboard.press("Tab");
    await expect(send(page)).toBeFocused();
    await expect(form.getByRole("textbox")).toHaveCount(4);
  });

  for (const width of [1440, 390])
    await test.step(`moves the focus to a wrong field whose label is visible, at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 780 });
      // The form is above the view, where the sticky header would cover it.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await send(page).evaluate((button: HTMLButtonElement) => {
        button.focus({ preventScroll: true });
        button.click();
      });
      await expect(form.getByLabel("Name")).toBeFocused();
      const header = (await page.getByRole("banner").boundingBox())!;
      const label = (await form.getByText("Name", { exact: true }).boundingBox())!;
      expect(label.y).toBeGreaterThanOrEqual(header.y + header.height);
    });
});
