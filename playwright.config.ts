import { defineConfig } from "@playwright/test";
import { browserArgs } from "#scripts/browser.ts";

const everyPage = ["accessibility.spec.ts", "accessibility-trees.spec.ts", "text-spacing.spec.ts"];

/** Browser tests on the built site. */
export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  snapshotPathTemplate: "{testDir}/accessibility-trees/{arg}{ext}",
  outputDir: "test-results/browser",
  reporter: "dot",
  // Every accessibility rule on every page takes as long as all other tests together, so CI runs it apart.
  projects: [
    { name: "journeys", testIgnore: everyPage },
    { name: "accessibility", testMatch: everyPage },
  ],
  globalSetup: "./e2e/set-up.ts",
  use: {
    // The workers start after the set-up, which sets it.
    ...(process.env.SITE_URL ? { baseURL: process.env.SITE_URL } : {}),
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: browserArgs,
    },
  },
});
