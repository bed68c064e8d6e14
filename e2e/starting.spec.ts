import type { Page } from "@playwright/test";
import { sitePaths } from "#derive/sitemap.ts";
import { expect, started, test } from "./site.ts";

test("no script is asked for before the page is painted", async ({ page }) => {
  await page.goto("/services/soil-testing");
  await started(page);
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

test("documents hold no preload of a script and no external style sheet", async ({ request }) => {
  for (const path of sitePaths()) {
    const html = await (await request.get(path)).text();
    expect(html).not.toMatch(/modulepreload|<script[^>]+src=|rel="stylesheet"|sessionStorage/);
  }
});

test("a press before the scripts start is remembered and repeated once", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "commit" });
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.click();
  await expect(menu).toHaveAttribute("aria-expanded", "false");
  release();
  await expect(menu).toHaveAttribute("aria-expanded", "true");
});

test("links work before the scripts start", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
});

test("nothing is asked of another origin, and the policy refuses nothing", async ({
  page,
  complaints,
}) => {
  const origins = new Set<string>();
  page.on("request", (request) => origins.add(new URL(request.url()).origin));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      console.error(`refused: ${violatedDirective} ${blockedURI}`),
    ),
  );
  for (const path of ["/", "/services/soil-testing", "/contact", "/nabl-scope/testing-scope"]) {
    await page.goto(path);
    await started(page);
  }
  expect([...origins]).toEqual([new URL(page.url()).origin]);
  expect(complaints).toEqual([]);
});

for (const width of [1440, 390]) {
  test(`nothing moves when the real faces arrive late, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route("**/*.woff2", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1200));
      await route.continue();
    });
    for (const path of ["/", "/services/soil-testing"]) {
      await page.goto(path);
      const shift = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0;
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
                sum += entry.value;
            }).observe({ type: "layout-shift", buffered: true });
            void document.fonts.ready.then(() => setTimeout(() => resolve(sum), 300));
          }),
      );
      // A line of text may break one word earlier; a heading with one line more would be 0.025.
      expect(shift, path).toBeLessThan(0.015);
    }
  });
}

test("a link that is pointed at before the scripts start is fetched by the browser itself", async ({
  page,
}) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/");
  const link = page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Clientele" });
  await link.hover();
  await page.waitForTimeout(1000);
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

/** Notes, once the document is read, whether its last part waits, and every part that is drawn and when. */
const watchParts = (page: Page) =>
  page.addInitScript(() => {
    const seen = { waits: "", drawn: [] as [string, number][] };
    Object.assign(window, { seen });
    document.addEventListener("DOMContentLoaded", () => {
      seen.waits = getComputedStyle(document.querySelector("footer")!).contentVisibility;
    });
    new MutationObserver((records) => {
      const now = performance.now();
      for (const { target } of records) seen.drawn.push([(target as Element).localName, now]);
    }).observe(document, { subtree: true, attributeFilter: ["data-drawn"] });
  });

const partsSeen = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seen: { waits: string; drawn: [string, number][] } }).seen,
  );

const longPage = "/services/water-testing-service";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("the later parts of a page are drawn after its first screen, a few at a time", async ({
    page,
    open,
  }) => {
    await watchParts(page);
    await open(longPage);
    const { waits, drawn } = await partsSeen(page);
    expect(waits).toBe("auto");
    const { painted, parts } = await page.evaluate(() => {
      const all = [...document.querySelectorAll("article > section, article > figure, footer")];
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return {
        painted: paint!.startTime,
        parts: all.map((part) => [part.localName, getComputedStyle(part).contentVisibility]),
      };
    });
    expect(parts).toEqual(drawn.map(([name]) => [name, "visible"]));
    expect(Math.min(...drawn.map(([, when]) => when))).toBeGreaterThan(painted);
    expect(new Set(drawn.map(([, when]) => when)).size).toBeGreaterThan(drawn.length / 3);
  });

  test("a reload, a way back and a place on the page find the whole page drawn", async ({
    page,
    open,
  }) => {
    await watchParts(page);
    await open(longPage);
    const place = page.getByRole("heading", { name: "What to bring" });
    await place.scrollIntoViewIfNeeded();
    await expect(place).toBeInViewport();
    await page.reload();
    await started(page);
    expect((await partsSeen(page)).waits).toBe("visible");
    await expect(place).toBeInViewport();
    await page.goto("/contact");
    await page.goBack();
    await started(page);
    expect((await partsSeen(page)).waits).toBe("visible");
    await expect(place).toBeInViewport();
    for (const asked of ["#:~:text=Effluent", "#what-to-bring"]) {
      await page.goto("/contact");
      await page.goto(longPage + asked);
      await started(page);
      expect((await partsSeen(page)).waits, asked).toBe("visible");
    }
    await expect(place).toBeInViewport();
  });

  test("a press on a link to a later part finds it, though parts above it waited", async ({
    page,
  }) => {
    await page.route(/\.(avif|webp|jpg)$/, () => {});
    await page.goto(longPage, { waitUntil: "domcontentloaded" });
    const footer = page.getByRole("contentinfo");
    await expect(footer).toHaveCSS("content-visibility", "auto");
    await page.getByRole("link", { name: "What to bring" }).tap();
    await expect(footer).toHaveCSS("content-visibility", "visible");
    await expect(page.getByRole("heading", { name: "What to bring" })).toBeInViewport();
  });
});

test("with a mouse at hand nothing waits to be drawn", async ({ page, open }) => {
  await watchParts(page);
  await open(longPage);
  expect(await partsSeen(page)).toEqual({ waits: "visible", drawn: [] });
});
