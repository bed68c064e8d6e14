import type { Locator } from "@playwright/test";
import { servicePath } from "#derive/catalogue/paths.ts";
import { expect, test } from "./site.ts";

const modifiers = ["altKey", "ctrlKey", "metaKey", "shiftKey"];

async function expectLeftToBrowser(control: Locator, keys: string[]) {
  const taken = await control.evaluate(
    (element, [all, held]) =>
      [...held, ""].map((modifier) =>
        all.filter((key) => {
          const options = { key, [modifier]: true, bubbles: true, cancelable: true };
          return !element.dispatchEvent(new KeyboardEvent("keydown", options));
        }),
      ),
    [keys, modifiers] as const,
  );
  expect(taken, control.toString()).toEqual([...modifiers.map(() => []), keys]);
}

test("keys with a modifier are left to the browser, and taken without one", async ({
  page,
  open,
}) => {
  await open("/");
  for (const strip of ["slide-show > section", "card-strip", "client-strip"])
    await expectLeftToBrowser(page.locator(strip).first(), ["ArrowLeft", "ArrowRight"]);
  await page.getByRole("button", { name: "Services" }).click();
  await expectLeftToBrowser(page.locator("main-menu"), ["Escape"]);
  const field = page.getByRole("main").getByRole("combobox");
  await field.fill("slump");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectLeftToBrowser(field, ["ArrowDown", "ArrowUp"]);
  await open(servicePath("calibration-facilities"));
  const keys = ["ArrowRight", "ArrowLeft", "Home", "End", " "];
  await expectLeftToBrowser(page.getByRole("tab").first(), keys);
});
