import { requestLimits as limits } from "#app/request/limits.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

test("a pasted list is corrected, changed by keyboard, and added without what is open", async ({
  page,
  open,
}) => {
  await open(pages.contact.path);
  await page.getByRole("button", { name: "Paste a list" }).click();
  const dialog = page.getByRole("dialog", { name: "Paste a list" });
  const list = dialog.getByLabel("Your list");
  await list.fill(`Slump ${"x".repeat(limits.text)}`);
  await dialog.getByRole("button", { name: "Match" }).click();
  await expect(dialog).toContainText(`to ${limits.text} characters`);
  await list.fill("Slump test\n".repeat(limits.entries + 1));
  await dialog.getByRole("button", { name: "Match" }).click();
  await expect(dialog).toContainText(`at most ${limits.entries} at a time`);

  const typed = "Cement OPC 43 - 2 bags\nMicrometer 0-25 mm\nTMT 16 mm Fe 500D tensile - 3 nos";
  await list.fill(typed);
  await dialog.getByRole("button", { name: "Match" }).click();
  await expect(dialog.getByRole("heading", { name: "Paste a list" })).toBeFocused();
  await dialog.getByRole("button", { name: "Edit the text" }).click();
  await expect(list).toHaveValue(typed);
  await dialog.getByRole("button", { name: "Match" }).click();

  await dialog.getByRole("button", { name: "Change External micrometer" }).press("Enter");
  await expect(dialog.getByRole("radio", { name: /^External micrometer/ })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "Keep as text" }).last()).toBeChecked();
  await expect(dialog).toContainText("The line without a choice is not added.");
  await dialog.getByRole("button", { name: "Add 2 to your request" }).click();

  const request = page.getByRole("region", { name: "Your request" });
  await expect(request.getByRole("spinbutton", { name: "Quantity" })).toHaveCount(2);
  const tensile = request.getByRole("group", { name: /tensile strength/ });
  await expect(tensile.getByLabel("Mark or location")).toHaveValue("16 mm Fe 500D");
  await expect(request.getByRole("group", { name: "Micrometer 0-25 mm" })).toBeVisible();
});
