import { defineConfig } from "@playwright/test";
import { browserArgs } from "#scripts/browser.ts";

/** Browser tests on the built site, in one run with one server. */
export default defineConfig({
  testDir: "e2e",
  // Node strips the types itself.
  build: { external: ["**/*.ts"] },
  testMatch: "**/*.spec.ts",
  fullyParallel: true,
  // One more than the cores of CI, because tests also wait.
  workers: 3,
  forbidOnly: true,
  // Long enough for a machine that has other work.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  snapshotPathTemplate: "{testDir}/accessibility-trees/{arg}{ext}",
  outputDir: "test-results/browser",
  reporter: [["dot"], ["json", { outputFile: "test-results/browser.json" }]],
  globalSetup: "./e2e/set-up.ts",
  use: {
    // The workers start after the set-up, which sets it.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    viewport: { width: 1440, height: 900 },
    // Motion takes processor time; files that test it ask for it.
    contextOptions: { reducedMotion: "reduce" },
    // Playwright can neither hold nor abort what a service worker fetches.
    serviceWorkers: "block",
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: browserArgs,
    },
  },
});
