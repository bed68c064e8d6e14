import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page, test as base } from "@playwright/test";
import { finderCopy } from "#content/copy/finder/finder.ts";
import { mailsIn } from "#server/testing/start-server.ts";

const named = { name: finderCopy.title };
const field = { name: finderCopy.label };

export const finderButton = (page: Page) => page.getByRole("banner").getByRole("button", named);
export const finder = (page: Page) => page.getByRole("dialog", named);
/** The field of the finder. */
export const combobox = (page: Page) => finder(page).getByRole("combobox", field);
/** The field of a page. */
export const inMain = (page: Page) => page.getByRole("main").getByRole("combobox", field);
export const options = (page: Page) => page.getByRole("listbox").getByRole("option");

interface Site {
  /** Errors and warnings of the browser's console, and exceptions of the page. */
  consoleMessages: string[];
  /** Opens a page and waits until its elements and islands work. */
  open: (path: string) => Promise<void>;
}

export const scripts = /\/assets\/[^/]+\.js$/;
/** After this a page without its scripts leaves a form to the browser. */
export const patienceMs = 5000;

/** Playwright's own message about a service worker. */
const blocked = "registration blocked by Playwright";

/** Playwright's test, with what most of our tests need of a page. */
export const test = base.extend<Site>({
  consoleMessages: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type()) && !message.text().includes(blocked))
        messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(error.message));
    await provide(messages);
  },
  open: async ({ page }, provide) =>
    provide(async (path) => {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await hydrated(page);
    }),
});

/** Islands that wait for the visitor are not waited for. */
export const starting =
  ":not(:defined, astro-slot), astro-island[ssr]:is([client=load], [client=idle])";

export const hydrated = (page: Page) =>
  page.waitForFunction((selector) => !document.querySelector(selector), starting);

/** Opens a page, hydrates it and stops its clock. */
export async function openPaused(page: Page, path: string) {
  const start = new Date("2026-01-01");
  await page.clock.install({ time: start });
  await page.goto(path);
  await hydrated(page);
  await page.mouse.move(5, 5);
  await page.clock.pauseAt(start.getTime() + 60_000);
}

/** Runs in the page: whether the service worker controls the tab and has cached this page. */
export const isCached = async (path: string) =>
  Boolean(navigator.serviceWorker.controller && (await caches.match(path)));

/** Waits until the service worker controls the page and has cached the search. */
export const searchCached = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        if (!navigator.serviceWorker.controller) return 0;
        const [name] = await caches.keys();
        const copies = await (await caches.open(name!)).keys();
        const searchFiles = /\/assets\/(finder-field\.[^/.]+\.js|search-data\.[^/.]+\.json)$/;
        return copies.filter(({ url }) => searchFiles.test(url)).length;
      }),
    )
    .toBe(2);

/** Waits until the page keeps its position and height for ten frames. */
export const scrollSettled = (page: Page) =>
  page.evaluate(async () => {
    let last = "";
    for (let frames = 0; frames < 10; frames++) {
      const now = `${scrollY} ${document.documentElement.scrollHeight}`;
      if (now !== last) frames = 0;
      last = now;
      await new Promise(requestAnimationFrame);
    }
  });

/** Whether an element is in the viewport now. */
export const isInView = (target: Locator) =>
  target.evaluate(
    (element) =>
      new Promise<boolean>((resolve) =>
        new IntersectionObserver(([entry]) => resolve(entry!.isIntersecting)).observe(element),
      ),
  );

export const enlargeText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

export const mainLink = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name });

/** Holds the requests for these files back until the returned function is called. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Opens a page whose scripts wait until the returned function is called. */
export async function openHeld(page: Page, path: string) {
  const release = await hold(page, scripts);
  await page.goto(path, { waitUntil: "commit" });
  return async () => {
    release();
    await hydrated(page);
    await page.unrouteAll();
  };
}

/** The sum of all layout shifts so far, once the fonts are there. */
export const layoutShift = (page: Page) =>
  page.evaluate(async () => {
    let sum = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    await document.fonts.ready;
    // Two frames: the fonts are laid out in the first, and the shift is reported after it.
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    await new Promise((resolve) => setTimeout(resolve));
    add(observer.takeRecords());
    return sum;
  });

/** The mails of the shared server that hold this text. */
export function mailsWith(text: string): string[] {
  const data = process.env.SITE_DATA!;
  return (
    mailsIn(data)
      .map((name) => readFileSync(join(data, "mail", name), "utf8"))
      // A mail with letters beyond ASCII has its long lines broken (quoted-printable).
      .map((mail) => mail.replaceAll("=\r\n", ""))
      .filter((mail) => mail.includes(text))
  );
}

export { expect };
