import { expect, type Page, test as base } from "@playwright/test";

interface Site {
  /** Errors and warnings of the browser's console, and exceptions of the page. */
  consoleMessages: string[];
  /** Opens a page and waits until it is hydrated. */
  open: (path: string) => Promise<void>;
}

/** Playwright's test, with what most of our tests need of a page. */
export const test = base.extend<Site>({
  consoleMessages: async ({ page }, provide) => {
    const messages: string[] = [];
    page.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) messages.push(message.text());
    });
    page.on("pageerror", (error) => messages.push(error.message));
    await provide(messages);
  },
  open: async ({ page }, provide) =>
    provide(async (path) => {
      await page.goto(path);
      await hydrated(page);
    }),
});

export const hydrated = (page: Page) =>
  page.waitForFunction(() => "hydrated" in document.documentElement.dataset);

export { expect };
