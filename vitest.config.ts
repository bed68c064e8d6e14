import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

const changes = "scripts/changes/*.test.ts";

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["{content,contract,derive,search,app,publish}/**/*.test.ts"],
          // These tests change nothing that another file would see.
          isolate: false,
        },
      },
      {
        extends: true,
        // Elements listen to their window: each file has its own.
        test: { name: "dom", include: ["app/**/*.test.tsx"] },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: ["{server,scripts,deploy,pictures/tools}/**/*.test.ts"],
          exclude: [changes],
        },
      },
      {
        extends: true,
        // It builds and tests with every core, so it runs after the others.
        test: { name: "changes", include: [changes], sequence: { groupOrder: 1 } },
      },
    ],
    reporters: ["dot", ["json", { outputFile: "test-results/unit.json" }]],
    globalSetup: "scripts/test-folder.ts",
    // The default leaves one core free; tests that start processes wait more than they compute.
    maxWorkers: availableParallelism() + 1,
    // Tests that start databases and processes wait for them on a busy machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
