import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The computed styles of everything in <main>, one string for each element. */
const computedStyles = (page: Page) =>
  page.locator("main, main *").evaluateAll((elements) =>
    elements.map((element) =>
      [undefined, "::before"]
        .flatMap((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
        })
        .join("; "),
    ),
  );

// The not-found page has the fewest styles, so that followed links add them in another order than documents do.
for (const [path, width] of [
  ["/accreditation", 1440],
  ["/contact", 360],
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
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    const followed = await computedStyles(page);
    await page.reload();
    await hydrated(page);
    expect(await computedStyles(page)).toEqual(followed);
  });
