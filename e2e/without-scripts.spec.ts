import { sentSentence } from "#contract/enquiry.ts";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { pages } from "#content/copy/pages.ts";
import { testListCopy } from "#content/copy/pages/service-page.ts";
import { afterSendingCopy } from "#content/copy/request/after-sending.ts";
import { site } from "#content/site.ts";
import { services } from "#content/services/index.ts";
import { firstLineFor } from "#derive/pages/ask-about.ts";
import { contactPath } from "#derive/pages/ask-path.ts";
import { anEnquiry, failure, fill, formOf, message, send } from "./enquiry-form.ts";
import { serviceSlug } from "./orders.ts";
import { expect, finderButton, inMain, mailsWith, test } from "./site.ts";

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
  await page.goto(contactPath(serviceSlug));
  await expect(message(page)).toHaveValue(firstLineFor(serviceSlug)!);
  const { Message: words } = anEnquiry();
  const typed = {
    Name: `O'Brien <b>&amp; "sons"`,
    Phone: "094191 23456",
    Message: `\n\n<i>${words}</i>`,
  };
  await fill(page, typed, "Contact");
  await send(page).click();
  const form = formOf(page);
  for (const [label, value] of Object.entries({ ...typed, Phone: "9419123456" }))
    await expect(form.getByLabel(label)).toHaveValue(value);
  await expect(form.getByLabel("Name")).toHaveAttribute("aria-invalid", "false");
  await expect(form.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText("Please enter a valid 10-digit phone number")).toBeVisible();
  await expect(form.getByText("Email is required")).toBeVisible();
  await expect(page.locator("script")).toHaveCount(0);
  await fill(page, { Email: "engineer@site.example" });
  await send(page).click();
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(sentSentence);
  await page.reload();
  await expect(main).toContainText("We write to engineer@site.example or call 9419123456.");
  const reference = await main.getByText(/^[A-Z2-9]{4}-[A-Z2-9]{4}$/).textContent();
  await main.getByText(afterSendingCopy.sent).click();
  await expect(main.getByText(words)).toBeVisible();
  await expect(main.getByRole("link")).toHaveText([site.phones[0]]);
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect.poll(() => mailsWith(words)).toHaveLength(1);
  expect(mailsWith(words)[0]).toContain(reference);

  await test.step("a form that is too long gets the failure sentence", async () => {
    await page.goto("/");
    await fill(page, { ...anEnquiry(), Message: "न".repeat(8000) });
    await send(page).click();
    await expect(page.getByRole("main")).toContainText(failure);
    await expect(page.getByRole("link", { name: "Home", exact: true }).first()).toBeVisible();
  });
});

test("button and fields of the finder lead to the list of all tests", async ({ page }) => {
  await page.goto("/");
  await inMain(page).fill("cube");
  await page.getByRole("main").getByRole("button", { name: finderCopy.find }).click();
  await expect(page).toHaveURL(/\/services\/tests\?q=cube$/);
  const note = page.getByRole("main").locator("noscript p");
  await expect(note).toHaveText(testListCopy.withoutScripts);
  await expect(note).toBeVisible();
  await page.goto(pages.about.path);
  await finderButton(page).click();
  await expect(page).toHaveURL(/\/services\/tests\??$/);
  // Its group may be closed.
  const named = { name: /^liquid limit/i, includeHidden: true };
  const link = page.getByRole("main").getByRole("link", named).first();
  await page.goto((await link.getAttribute("href"))!);
  await expect(page.locator("tr:target")).toBeVisible();
});
