import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { publishing } from "./publish/publishing.ts";
import { supportedBrowsers } from "./publish/supported-browsers.ts";
import { development } from "./scripts/development.ts";

export default defineConfig({
  srcDir: "app",
  outDir: "build/client",
  cacheDir: "node_modules/.astro",
  trailingSlash: "never",
  compressHTML: true,
  build: { assets: "assets", inlineStylesheets: "always", concurrency: 1 },
  devToolbar: { enabled: false },
  integrations: [react(), development(), publishing()],
  vite: {
    build: { target: supportedBrowsers, assetsInlineLimit: 0 },
    environments: {
      client: {
        build: {
          rolldownOptions: {
            // Without the rest of the framework's long names.
            output: { entryFileNames: ({ name }) => `assets/${name.split(".", 1)[0]}.[hash].js` },
          },
        },
      },
    },
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  },
});
