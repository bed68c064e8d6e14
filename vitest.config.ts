import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{content,contract,derive,app,server,scripts,publish,deploy,bench,pictures/tools}/**/*.test.{ts,tsx}",
    ],
    reporters: ["dot", ["json", { outputFile: "test-results/unit.json" }]],
    globalSetup: "scripts/test-folder.ts",
    // The default leaves one core free, which on two cores is half of them.
    maxWorkers: "100%",
    // Tests that start databases and processes wait for them on a busy machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
