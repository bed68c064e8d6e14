import { defineConfig } from "@playwright/test";
import { browserArgs } from "#scripts/browser.ts";

const everyPage = ["accessibility.spec.ts", "accessibility-trees.spec.ts", "text-spacing.spec.ts"];
/** Networks, scripts and displays other than the usual ones. */
const conditions = [
  "delayed-scripts.spec.ts",
  "display-modes.spec.ts",
  "enlarged-text.spec.ts",
  "hero-contrast.spec.ts",
  "lost-requests.spec.ts",
  "missing-scripts.spec.ts",
  "weak-network.spec.ts",
];

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
  // The last two take as long as the first, so CI runs them apart.
  projects: [
    { name: "journeys", testIgnore: [...everyPage, ...conditions] },
    { name: "conditions", testMatch: conditions },
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
