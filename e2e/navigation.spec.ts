import type { Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { pricing } from "#content/pricing.ts";
import { expect, hydrated, mainLink, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test("a link leads to the top and the new heading; back, forward and a reload restore the scroll position", async ({
  page,
  open,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  const expectAt = async (path: string, top: number) => {
    await expect(page).toHaveURL(path);
    await expect.poll(() => scrolled(page)).toBe(top);
  };
  const soil = "/services/soil-testing";
  await open(soil);
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).focus();
  await page.evaluate(() => scrollTo(0, 700));
  await page.keyboard.press("Enter");
  await expectAt("/privacy", 0);
  await expect(heading).toHaveText(pages.privacy.heading);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(`^${pages.privacy.heading}`));
  await page.evaluate(() => scrollTo(0, 300));
  await page.goBack();
  await expectAt(soil, 700);
  await page.goForward();
  await expectAt("/privacy", 300);
  await page.reload();
  await expectAt("/privacy", 300);
  await hydrated(page);
  await expectAt("/privacy", 300);
  await page.goBack();
  await expectAt(soil, 700);
});

test("moving between pages loads no document, and no data twice", async ({ page, open }) => {
  await open("/");
  const documents: string[] = [];
  const data: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
    if (new URL(request.url()).pathname.endsWith(".data")) data.push(request.url());
  });
  await mainLink(page, "Accreditation").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Accreditation");
  expect(documents).toEqual([]);
  expect(new Set(data)).toEqual(new Set([new URL("/accreditation.data", page.url()).href]));
  // A prefetch that starts during the navigation gets the data from the browser's cache, without a byte over the network.
  const sent = (end: string) =>
    page.evaluate(
      (file) =>
        performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(file))
          .map((entry) => (entry as PerformanceResourceTiming).transferSize),
      end,
    );
  expect((await sent(".data")).filter((bytes) => bytes > 0)).toHaveLength(1);

  await test.step("nor if it was prefetched before", async () => {
    const early = page.waitForResponse("**/about.data");
    await mainLink(page, "About").hover();
    await (await early).finished();
    await mainLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.heading);
    expect((await sent("/about.data")).at(-1)).toBe(0);
  });
});

test("a hash that cannot be decoded breaks nothing, and a new page reacts as soon as it is shown", async ({
  page,
  open,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await open("/about#%");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(pages.about.heading);
  const find = (await page.getByRole("button", { name: "Find" }).boundingBox())!;
  await mainLink(page, "Accreditation").click();
  await page.getByRole("heading", { level: 1, name: "Accreditation" }).waitFor();
  await page.mouse.click(find.x + find.width / 2, find.y + find.height / 2);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("Get Started leads to the accreditations, below the sticky header, and a link that cannot be prefetched leaves the page as it is", async ({
  page,
  open,
}) => {
  await open("/");
  await page.getByRole("link", { name: "Get Started" }).click();
  const heading = page.getByRole("heading", { name: "Our Accreditations" });
  await expect(heading).toBeInViewport();
  const header = (await page.getByRole("banner").boundingBox())!;
  await expect
    .poll(async () => (await heading.boundingBox())!.y)
    .toBeGreaterThanOrEqual(header.height);
  await page.route("**/*.data", (route) => route.abort());
  await page.route("**/assets/service-*.js", (route) => route.abort());
  const documents: string[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("main").getByRole("link", { name: "Soil" }).first().hover();
  await failed;
  // React Router's own prefetch would start after a tenth of a second.
  await page.waitForTimeout(500);
  expect(documents).toEqual([]);
});

test("styles that are applied late do not change where a link ends", async ({ page, open }) => {
  const target = page.getByRole("heading", { name: pricing.heading });
  const released = Promise.withResolvers<void>();
  await page.route("**/late.css", async (route) => {
    await released.promise;
    const body = "main::before { content: ''; display: block; height: 60rem; }";
    await route.fulfill({ contentType: "text/css", body });
  });
  await page.setViewportSize({ width: 390, height: 780 });
  await open(pages.services.path);
  await page.evaluate(() => {
    // As in Safari, which does not anchor scrolling.
    document.documentElement.style.setProperty("overflow-anchor", "none");
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet" });
    link.href = "/late.css";
    document.head.append(link);
  });
  await page.getByRole("main").getByRole("link", { name: pricing.heading }).click();
  await expect(target).toBeInViewport();
  const before = await scrolled(page);
  released.resolve();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 900);
  await expect.poll(async () => (await target.boundingBox())!.y).toBeLessThan(200);
});
