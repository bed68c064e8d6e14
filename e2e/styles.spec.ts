import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";
import { certificates } from "#content/accreditation.ts";
import { accreditationCopy } from "#content/copy/pages/accreditation.ts";
import { pages } from "#content/copy/pages.ts";

/** Place, size, colours and font of everything in <main>, a line for each element. */
const looks = (page: Page) =>
  page.locator("main, main *").evaluateAll((elements) =>
    elements.map((element, index) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, borderColor, font } = getComputedStyle(element);
      const box = [x, y + scrollY, width, height].map(Math.round);
      return [index, element.localName, ...box, color, backgroundColor, borderColor, font].join();
    }),
  );

// The not-found page has the fewest styles, so that followed links add them in another order than documents do.
for (const [path, width] of [
  ["/accreditation", 1440],
  ["/services/safety-audit-facility", 360],
] as const)
  test(`${path} looks the same as a followed link and as a document, ${width} px`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open("/nowhere");
    await page.locator(`a[href="${path}"]`).first().dispatchEvent("click");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    // The focus and the tabindex that it needs have styles of their own.
    await page.evaluate(() => {
      const heading = document.activeElement as HTMLElement;
      heading.blur();
      heading.removeAttribute("tabindex");
    });
    const followed = new Set(await looks(page));
    await page.reload();
    await hydrated(page);
    const changed = (await looks(page)).filter((line) => !followed.has(line));
    expect(changed.slice(0, 20)).toEqual([]);
  });

test("four certificates are a table, and open whole in a new tab", async ({
  page,
  open,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await open(pages.accreditation.path);
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(5);
  for (const { title, standard, covers } of certificates) {
    const row = page.getByRole("row", { name: covers });
    await row.getByRole("link", { name: accreditationCopy.ask }).scrollIntoViewIfNeeded();
    await expect(row.getByRole("cell", { name: standard }).first()).toBeInViewport();
    const link = page.getByRole("table").getByRole("link", { name: title }).first();
    await expect(link.getByRole("img")).toBeVisible();
    const opened = context.waitForEvent("page");
    await link.click();
    const tab = await opened;
    await tab.waitForLoadState();
    const image = tab.locator("img");
    expect(await image.evaluate((shot: HTMLImageElement) => shot.naturalWidth)).toBeGreaterThan(
      1200,
    );
    await tab.close();
  }
});
