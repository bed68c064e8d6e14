import { expect, type Page, test as base } from "@playwright/test";

interface Site {
  /** What the browser's console complained of, and what pages threw. */
  complaints: string[];
  /** Opens a page and waits until its scripts have started. */
  open: (path: string) => Promise<void>;
}

/** Journeys start here: they know the site's address, and what the console complained of. */
export const test = base.extend<Site>({
  complaints: async ({ page }, provide) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    await provide(complaints);
  },
  open: async ({ page }, provide) =>
    provide(async (path) => {
      await page.goto(path);
      await started(page);
    }),
});

export const started = (page: Page) =>
  page.waitForFunction(() => "hydrated" in document.documentElement.dataset);

export { expect };
