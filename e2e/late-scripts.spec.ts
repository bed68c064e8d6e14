import type { Page } from "@playwright/test";
import { pages } from "#content/copy/pages.ts";
import { services } from "#content/services/index.ts";
import { enquiryPath, receivedPath, sentSentence } from "#contract/enquiry.ts";
import { anEnquiry, fill, formOf, send } from "./enquiry-form.ts";
import { brought, calibrationPaths } from "./orders.ts";
import {
  combobox,
  expect,
  finderButton,
  hold,
  hydrated,
  layoutShift,
  mainLink,
  openHeld,
  options,
  patienceMs,
  scripts,
  starting,
  test,
} from "./site.ts";

/** Counts the posts of a page whose scripts wait; its timers follow a clock that the test moves. */
async function openCounted(page: Page, path: string) {
  const posts = { fetched: 0, native: 0 };
  page.on("request", (request) => {
    if (!request.url().endsWith(enquiryPath)) return;
    if (request.isNavigationRequest()) posts.native++;
    else posts.fetched++;
  });
  await page.clock.install();
  return { posts, release: await openHeld(page, path) };
}

test("scripts that arrive in time act on an early Send, once", async ({ page }) => {
  await test.step("empty fields send nothing", async () => {
    const { posts, release } = await openCounted(page, pages.home.path);
    await send(page).click();
    await page.clock.runFor(1000);
    await release();
    await expect(formOf(page).getByText("Name is required")).toBeVisible();
    await expect(formOf(page).getByLabel("Name")).toBeFocused();
    await expect(page).toHaveURL(pages.home.path);
    expect(posts).toEqual({ fetched: 0, native: 0 });
  });

  await test.step("an enquiry is sent once", async () => {
    const { posts, release } = await openCounted(page, pages.contact.path);
    const form = formOf(page, "Contact");
    await fill(page, anEnquiry(), "Contact");
    await form.getByLabel("Name").press("Enter");
    await page.clock.runFor(1000);
    await release();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(sentSentence);
    // The time after which the browser would have posted it.
    await page.clock.runFor(patienceMs);
    expect(posts).toEqual({ fetched: 1, native: 0 });
  });
});

test("an enquiry whose scripts take longer than five seconds is posted by the browser", async ({
  page,
}) => {
  const { posts, release } = await openCounted(page, pages.home.path);
  await fill(page, anEnquiry());
  await send(page).click();
  await expect(formOf(page)).toHaveAttribute("aria-busy", "true");
  await page.clock.runFor(patienceMs - 1);
  expect(posts).toEqual({ fetched: 0, native: 0 });
  await page.clock.runFor(1);
  // Briefly, because the clock of the page goes on by itself and would reach a later time too.
  await expect.poll(() => posts, { timeout: 3000 }).toEqual({ fetched: 0, native: 1 });
  await expect(page).toHaveURL(new RegExp(`${receivedPath}/`));
  await release();
  await expect(page.getByText(sentSentence)).toBeVisible();
});

test("an error in the script of the form is reported, and the browser posts the form", async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/contact\.[^/]+\.js/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: 'throw new Error("broken script")' }),
  );
  await page.goto(pages.contact.path);
  await expect.poll(() => consoleMessages.join()).toContain("broken script");
  await fill(page, anEnquiry(), "Contact");
  await send(page).click();
  await expect(page).toHaveURL(new RegExp(`${receivedPath}/`));
});

/** Buttons outside of the main navigation, which opens by CSS, of forms and for the dialog, which the browser handles. */
const uselessButtons = (page: Page) =>
  page.locator("button:visible:not(nav *, form *, [commandfor], [popovertarget])");

test("pages whose scripts do not arrive, as those of an old build, have no dead control", async ({
  page,
}) => {
  await page.route(scripts, (route) => route.fulfill({ status: 404 }));
  for (const path of [
    pages.home.path,
    pages.contact.path,
    ...calibrationPaths,
    pages.testingScope.path,
  ])
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.locator("[data-needs-scripts]:visible")).toHaveCount(0);
      await expect(uselessButtons(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Services" }).focus();
      await expect(mainLink(page, services.at(-1)!.name)).toBeVisible();
    });
  await expect(page.getByRole("link", { name: "Download PDF" })).toBeVisible();

  for (const path of calibrationPaths)
    await test.step("tabs", async () => {
      await page.goto(path);
      await expect(page.getByRole("tabpanel", { name: "NON-NABL" })).toBeHidden();
      await page.getByRole("tab", { name: "NON-NABL" }).click();
      await expect(page.getByRole("tabpanel", { name: "NON-NABL" })).toBeVisible();
      await expect(page.getByRole("tabpanel", { name: "NABL", exact: true })).toBeHidden();
    });

  await test.step("the finder leads to the list of tests, on a phone", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(pages.about.path);
    await page.getByRole("button", { name: "Find a test" }).click();
    await page.keyboard.type("cube");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${pages.tests.path}?q=cube`);
  });
});

/** Aborts as many of the first requests for these files as are left. */
async function lose(page: Page, files: RegExp, times: number) {
  const lost = { left: times };
  await page.route(files, (route) => (lost.left-- > 0 ? route.abort() : route.continue()));
  return lost;
}

test("a lost request for a script is repeated, and a lasting loss once there is a connection", async ({
  page,
}) => {
  const element = await lose(page, /\/page-scripts\.[^/]+\.js/, 1);
  // The framework tries an island twice.
  const island = await lose(page, /\/contact\.[^/]+\.js/, 2);
  await page.goto(pages.contact.path);
  await expect(page.locator(starting)).toHaveCount(0);
  // A name that no file has would lose nothing.
  for (const { left } of [element, island]) expect(left).toBeLessThan(1);

  await page.clock.install();
  const all = await lose(page, /\/page-scripts\.[^/]+\.js/, 3);
  await page.goto(pages.about.path);
  await page.clock.runFor(60_000);
  await expect.poll(() => all.left).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await hydrated(page);
});

test.use({ contextOptions: { reducedMotion: "no-preference" } });

const soil = "/services/soil-testing";
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("scripts come after the first paint", async ({ page, open }) => {
  await open(soil);
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

  await test.step("also where the browser reports no first contentful paint", async () => {
    // As Firefox does for a page that opens scrolled.
    await page.addInitScript(() => {
      PerformanceObserver.prototype.observe = () => undefined;
    });
    await open(pages.about.path);
  });
});

test("before its script is there, the menu opens to hovering, and links are followed", async ({
  page,
}) => {
  const hydrate = await openHeld(page, pages.about.path);
  await button(page, "Services").hover();
  await expect(mainLink(page, "Safety Audit")).toBeVisible();
  await hydrate();
  await expect(button(page, "Services")).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(700, 700);
  await expect(mainLink(page, "Safety Audit")).toBeHidden();

  await openHeld(page, pages.home.path);
  await mainLink(page, "About").click();
  await expect(page).toHaveURL(pages.about.path);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test("menu, groups and finder open before their scripts are there, and no letter is lost", async ({
    page,
  }) => {
    const hydrateSoil = await openHeld(page, soil);
    await page.getByRole("checkbox", { name: /^Chemistry/ }).tap();
    await expect(page.getByRole("row", { name: /^Organic matter/ })).toBeVisible();
    await button(page, "Menu").tap();
    await expect(mainLink(page, "Contact")).toBeVisible();
    await hydrateSoil();
    await expect(button(page, "Menu")).toHaveAttribute("aria-expanded", "true");
    await expect(mainLink(page, "Contact")).toBeVisible();

    const hydrate = await openHeld(page, pages.about.path);
    await finderButton(page).tap();
    await page.keyboard.type(brought.name.slice(0, 5));
    await expect(combobox(page)).toHaveValue(brought.name.slice(0, 5));
    await hydrate();
    await page.keyboard.type(brought.name.slice(5));
    await expect(combobox(page)).toHaveValue(brought.name);
    await expect(options(page).first()).toContainText(brought.name);
  });
});

test("nothing moves when the fonts arrive late", async ({ page }) => {
  for (const [path, width] of [
    ["/", 390],
    [soil, 1440],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    const release = await hold(page, "**/*.woff2");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length);
    release();
    // A line of text may break one word earlier; a heading with one line more would be 0.025.
    expect(await layoutShift(page), `${path}, ${width} px`).toBeLessThan(0.015);
    await page.unrouteAll();
  }
});
