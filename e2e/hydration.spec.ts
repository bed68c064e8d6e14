import { expect, hold, hydrated, layoutShift, mainLink, test } from "./site.ts";

test("no script is requested before the page is painted", async ({ page, open }) => {
  await open("/services/soil-testing");
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

test("a link that is pointed at before hydration is fetched by the browser itself", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("Preload.enable");
  const prefetched = new Promise<void>((resolve) =>
    session.on("Preload.prefetchStatusUpdated", ({ status }) => {
      if (status === "Success" || status === "Ready") resolve();
    }),
  );
  const link = mainLink(page, "Clientele");
  await link.hover();
  await prefetched;
  await link.click();
  await expect(page).toHaveURL("/clientele");
  const delivery = await page.evaluate(
    () =>
      (
        performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming & {
          deliveryType: string;
        }
      ).deliveryType,
  );
  expect(delivery).toBe("navigational-prefetch");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  const longPage = "/services/water-testing-service";

  test("a reload, back and a fragment find their position on a long page", async ({
    page,
    open,
  }) => {
    await open(longPage);
    const heading = page.getByRole("heading", { name: "What to bring" });
    await heading.scrollIntoViewIfNeeded();
    await expect(heading).toBeInViewport();
    await page.reload();
    await hydrated(page);
    await expect(heading).toBeInViewport();
    await page.goto("/contact");
    await page.goBack();
    await hydrated(page);
    await expect(heading).toBeInViewport();
    await page.goto("/contact");
    await open(`${longPage}#what-to-bring`);
    await expect(heading).toBeInViewport();
  });

  test("a section link works before hydration", async ({ page }) => {
    await page.route(/\.(avif|webp|jpg)$/, () => {});
    await page.goto(longPage, { waitUntil: "domcontentloaded" });
    await page.getByRole("link", { name: "What to bring" }).tap();
    await expect(page.getByRole("heading", { name: "What to bring" })).toBeInViewport();
  });
});
