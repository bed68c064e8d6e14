import type { Page } from "@playwright/test";
import { expect, hydrated, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The computed styles of everything in <main>, a line for each element and property. */
const computedStyles = (page: Page) =>
  page.locator("main, main *").evaluateAll((elements) =>
    elements.flatMap((element, index) =>
      ["", "::before"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo || undefined);
        return [...style].map(
          (name) =>
            `${index} ${element.localName}${pseudo} ${name}: ${style.getPropertyValue(name)}`,
        );
      }),
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
    // The focus and the tabindex that it needs have styles of their own.
    await page.evaluate(() => {
      const heading = document.activeElement as HTMLElement;
      heading.blur();
      heading.removeAttribute("tabindex");
    });
    const followed = new Set(await computedStyles(page));
    await page.reload();
    await hydrated(page);
    const changed = (await computedStyles(page)).filter((line) => !followed.has(line));
    expect(changed.slice(0, 20)).toEqual([]);
  });
