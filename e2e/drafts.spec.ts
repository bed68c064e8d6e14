import { anEnquiry, fill, formOf } from "./enquiry-form.ts";
import { expect, openHeld, test } from "./site.ts";

test("text typed before hydration stays, and the draft is in the other form too", async ({
  page,
}) => {
  const hydrate = await openHeld(page, "/");
  const enquiry = anEnquiry();
  await fill(page, enquiry);
  await hydrate();
  await expect(page.locator("form[data-ready]")).toBeVisible();
  for (const [label, value] of Object.entries(enquiry))
    await expect(formOf(page).getByLabel(label)).toHaveValue(value);
  await page.goto("/contact");
  await expect(formOf(page, "Contact").getByLabel("Message")).toHaveValue(enquiry.Message);
});

test("a draft waits for a field in hand, and gives way in one that is pressed as it comes", async ({
  page,
}) => {
  const typed = { name: "Asha", email: "old@site.example", phone: "98765" };
  await page.addInitScript(
    (draft) => sessionStorage.setItem("enquiry-draft", draft),
    JSON.stringify(typed),
  );
  await page.clock.install();
  const hydrate = await openHeld(page, "/");
  const field = (label: string) => formOf(page).getByLabel(label);
  await field("Name").focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await hydrate();
  await expect(field("Email")).toHaveValue(typed.email);
  // As when another window gets the focus.
  await field("Name").dispatchEvent("blur");
  await expect(field("Name")).toHaveValue("");
  await field("Email").click();
  await expect(field("Name")).toHaveValue(typed.name);
  await page.keyboard.type("new@site.example");
  await expect(field("Email")).toHaveValue("new@site.example");
  await page.clock.runFor(2000);
  await field("Phone").click();
  await page.keyboard.type("43210");
  await expect(field("Phone")).toHaveValue("9876543210");
});
