import { expect, hold, hydrated, layoutShift, mainLink, test } from "./site.ts";

test("no script is requested before the page is painted", async ({ page }) => {
  await page.goto("/services/soil-testing");
  await hydrated(page);
  const { painted, firstScript } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]!.startTime,
    firstScript: Math.min(
      ...performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    ),
  }));
  expect(firstScript).toBeGreaterThan(painted);
});

test("scripts start where the browser reports no first contentful paint", async ({ page }) => {
  // As Firefox does for a page that opens scrolled.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await page.goto("/services/soil-testing");
  await hydrated(page);
});

test("a click before hydration is repeated once after it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const release = await hold(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test("links work before hydration", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await mainLink(page, "About").click();
  await expect(page).toHaveURL("/about");
});

test("no other origin is requested, and the Content-Security-Policy blocks nothing", async ({
  page,
  open,
  consoleMessages,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`blocked: ${violatedDirective} ${blockedURI}`),
    ),
  );
  for (const path of ["/", "/services/soil-testing", "/contact", "/nabl-scope/testing-scope"])
    await open(path);
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(consoleMessages).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`nothing moves when the fonts arrive late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/", "/services/soil-testing"]) {
      const release = await hold(page, "**/*.woff2");
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.waitForFunction(
        () => performance.getEntriesByName("first-contentful-paint").length,
      );
      release();
      // A line of text may break one word earlier; a heading with one line more would be 0.025.
      expect(await layoutShift(page), path).toBeLessThan(0.015);
      await page.unrouteAll();
    }
  });
}
