import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** What of the page's computed values changes when `added` comes to it. */
const changedBy = (page: Page, added: string) =>
  page.evaluate((css) => {
    const elements = [...document.querySelectorAll("body, body *")];
    const values = () =>
      elements.map((element) =>
        [undefined, "::before"].flatMap((part) => {
          const style = getComputedStyle(element, part);
          return [...style].map((name) => `${part ?? ""} ${name}: ${style.getPropertyValue(name)}`);
        }),
      );
    const own = values().map((each) => new Set(each));
    const sheet = Object.assign(document.createElement("style"), { textContent: css });
    document.head.append(sheet);
    const changed = values().flatMap((now, at) =>
      now
        .filter((value) => !own[at]!.has(value))
        .map((value) => `${elements[at]!.outerHTML.slice(0, 80)} ${value}`),
    );
    sheet.remove();
    return changed;
  }, added);

/** A document's styles: its own, and those it fetches for what scripts make of it. */
async function stylesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const [, own = ""] = /<style>(.*?)<\/style>/s.exec(html)!;
  const [, address = ""] = /href:.(\/[^`"]+\.css)/.exec(html)!;
  return { own, rest: await (await request.get(address)).text() };
}

// Sheets are added by hand.
test.use({
  bypassCSP: true,
  serviceWorkers: "block",
  contextOptions: { reducedMotion: "reduce" },
});

for (const path of [
  "/",
  "/services/calibration-facilities",
  "/contact",
  "/accreditation",
  "/nowhere",
])
  test(`${path} looks the same with and without the rest of the styles`, async ({
    page,
    request,
  }) => {
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.route("**/assets/*.css", (route) => route.abort());
    const { rest } = await stylesOf(request, path);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await changedBy(page, rest), `${width} px`).toEqual([]);
    }
  });

// The page that is not found holds the fewest rules itself, so most of them come in another order.
for (const [first, width] of [
  ["/nowhere", 1440],
  ["/contact", 360],
] as const)
  test(`links followed from ${first} at ${width} px look like the documents they lead to`, async ({
    page,
    open,
    request,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(first);
    for (const path of ["/", "/services/calibration-facilities", "/accreditation"]) {
      await page
        .locator(`a[href="${path}"]`)
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      const { own, rest } = await stylesOf(request, path);
      expect(await changedBy(page, own + rest), path).toEqual([]);
    }
  });
