import { receivedPath, sentSentence } from "#contract/enquiry.ts";
import { services } from "#content/services/index.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { contactPath } from "#derive/pages/ask-path.ts";
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
      if (width < 768) await page.getByRole("button", { name: "Menu" }).click();
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

test("errors are shown beside the fields, with every value as typed; what is corrected is mailed once", async ({
  page,
}) => {
  await page.goto(contactPath("soil-testing"));
  await expect(message(page)).toHaveValue(firstLineFor("soil-testing")!);
  const { Message: words } = anEnquiry();
  const typed = { Name: `O'Brien <b>&amp; "sons"`, Phone: "12 34", Message: `\n\n<i>${words}</i>` };
  await fill(page, typed, "Contact");
  await send(page).click();
  const form = formOf(page);
  for (const [label, value] of Object.entries(typed))
    await expect(form.getByLabel(label)).toHaveValue(value);
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await fill(page, { Phone: "9876543210", Email: "engineer@site.example" });
  await send(page).click();
  await expect(page).toHaveURL(receivedPath);
  await expect(page.getByText(sentSentence)).toBeVisible();
  await page.reload();
  await expect.poll(() => mailsWith(words)).toHaveLength(1);

  await test.step("a form that is too long gets the failure sentence", async () => {
    await page.goto("/");
    await fill(page, { ...anEnquiry(), Message: "न".repeat(8000) });
    await send(page).click();
    await expect(page.getByRole("main")).toContainText(failure);
    await expect(page.getByRole("link", { name: "Home", exact: true }).first()).toBeVisible();
  });
});
