import { certificates } from "#content/accreditation.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";
import { expect, test } from "./site.ts";

test("the certificates are sheets, two beside each other or one on phones, that say what they are, and open whole in a new tab", async ({
  page,
  open,
  context,
}) => {
  await open(pages.accreditation.path);
  const sheets = page.getByRole("list", { name: accreditationCopy.certificates });
  const all = sheets.getByRole("listitem");
  await expect(all).toHaveCount(certificates.length);
  // On a phone two beside each other could not be read.
  for (const [width, columns] of [
    [1440, 2],
    [390, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const tops = await all.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size, `${width} px`).toBe(Math.ceil(certificates.length / columns));
  }
  for (const { title, standard, covers, placeholder } of certificates) {
    const sheet = all.filter({ hasText: covers });
    await expect(sheet).toContainText(standard);
    if (placeholder) await expect(sheet).toContainText(accreditationCopy.record);
    await expect(sheet.getByRole("img", { name: title })).toBeVisible();
    await expect(sheet.getByRole("link", { name: accreditationCopy.ask })).toBeVisible();
  }
  const opened = context.waitForEvent("page");
  await all.getByRole("link", { name: certificates[0].title }).first().click();
  const image = (await opened).locator("img");
  await expect
    .poll(() => image.evaluate((shot: HTMLImageElement) => shot.naturalWidth))
    .toBeGreaterThan(1200);
});
