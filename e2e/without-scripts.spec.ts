import { receivedPath, sentSentence } from "#contract/enquiry.ts";
import { services } from "#content/services/index.ts";
import { contactPath, firstLineFor } from "#derive/pages/ask-about.ts";
import { anEnquiry, failure, fill, formOf, message, send } from "./enquiry-form.ts";
import { expect, mailsWith, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("menus open to keyboard and pointer, and rows of cards scroll by keyboard", async ({
  page,
}) => {
  const navigation = page.getByRole("navigation", { name: "Main" });
  const entry = navigation.getByRole("link", { name: services[3]!.name });
  for (const width of [1440, 360])
    await test.step(`menus at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await expect(entry).toBeHidden();
      await navigation.getByRole("button", { name: "Services" }).focus();
      await expect(entry).toBeVisible();
      await navigation.getByRole("link", { name: "Home" }).focus();
      await expect(entry).toBeHidden();
      await navigation.getByRole("button", { name: "Services" }).hover();
      await entry.click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(services[3]!.name);
      await expect(page.getByRole("button", { name: "Dismiss announcement" })).toBeHidden();
      await page.mouse.move(0, 0);
    });

  await page.goto("/");
  for (const name of ["Accreditations", "Clients"]) {
    const row = page.getByRole("region", { name }).locator("[tabindex]");
    await row.focus();
    await expect(row).toBeFocused();
    expect(
      await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeGreaterThan(100);
  }
});

test("a complete enquiry ends on a page that can be loaded again, and is mailed once", async ({
  page,
}) => {
  await page.goto(contactPath("soil-testing"));
  await expect(message(page)).toHaveValue(firstLineFor("soil-testing")!);
  const enquiry = anEnquiry();
  await fill(page, enquiry, "Contact");
  await send(page).click();
  await expect(page).toHaveURL(receivedPath);
  await expect(page.getByText(sentSentence)).toBeVisible();
  await page.reload();
  await expect.poll(() => mailsWith(enquiry.Message)).toHaveLength(1);
});

test("errors are shown beside the fields, with every value as typed", async ({ page }) => {
  await page.goto("/");
  const typed = { ...anEnquiry(), Name: `O'Brien <b>&amp; "sons"`, Phone: "12 34", Email: "" };
  await fill(page, { ...typed, Message: `\n\n<i>${typed.Message}</i>` });
  await send(page).click();
  const form = formOf(page);
  await expect(form.getByLabel("Name")).toHaveValue(typed.Name);
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByLabel("Message")).toHaveValue(`\n\n<i>${typed.Message}</i>`);
  await expect(form.getByLabel("Phone")).toHaveValue(typed.Phone);
  await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await fill(page, { Phone: "9876543210", Email: "engineer@site.example" });
  await send(page).click();
  await expect(page).toHaveURL(receivedPath);

  await test.step("a form that is too long gets the failure sentence", async () => {
    await page.goto("/");
    await fill(page, { ...anEnquiry(), Message: "न".repeat(8000) });
    await send(page).click();
    await expect(page.getByRole("main")).toContainText(failure);
    await expect(page.getByRole("link", { name: "Home", exact: true }).first()).toBeVisible();
  });
});
