import { defineConfig } from "@playwright/test";
import type { EngineName } from "./engines.ts";

/** The same journeys in three engines, through WebDriver. */
export default defineConfig<object, { engine: EngineName }>({
  testDir: "journeys",
  testMatch: "*.journey.ts",
  // One worker for each core; a journey starts no browser, only a tab or a window.
  workers: 2,
  fullyParallel: false,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  outputDir: "../../test-results/engines",
  reporter: "list",
  globalSetup: "./set-up.ts",
  projects: (["chromium", "firefox", "webkit"] as const).map((engine) => ({
    name: engine,
    use: { engine },
  })),
});
