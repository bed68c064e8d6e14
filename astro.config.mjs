import "./publish/node-environment.mjs";
import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { publishing } from "./publish/publishing.ts";
import { supportedBrowsers } from "./publish/bundle-browser-script.ts";
import { development } from "./scripts/development.ts";

const usedByElements =
  /(finder-shortcut|modifiers|request-store|request-path|set-with|opening-status|laboratory|contains-words|save-blob|tables)\.ts$/;

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
            output: {
              // Without the rest of the framework's long names.
              entryFileNames: ({ name }) => `assets/${name.split(".", 1)[0]}.[hash].js`,
              // A request takes longer than the few bytes of a shared file that a page does not use.
              codeSplitting: {
                groups: [
                  { name: "react", test: /node_modules/, priority: 2 },
                  // What elements have in common with islands: a retried file of elements must not bring its own copy.
                  { name: "shared", test: usedByElements, priority: 1 },
                  { name: "search", test: /[\\/](finder|search)[\\/]/, minShareCount: 2 },
                  { name: "islands", minShareCount: 2 },
                ],
              },
            },
          },
        },
      },
    },
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  },
});
