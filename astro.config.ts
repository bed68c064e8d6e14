import react from "@astrojs/react";
import { defineConfig } from "astro/config";
import { readBuildConfig } from "./publish/build-config.mjs";
import { clientOn } from "./publish/client-on.ts";
import { inlineScripts } from "./publish/inline-scripts.ts";
import { serveScopeFiles } from "./publish/scope-files.ts";
import { supportedBrowsers } from "./publish/supported-browsers.ts";

const { siteOrigin, enquiryOrigin } = readBuildConfig(process.env);

export default defineConfig({
  srcDir: "app",
  outDir: "build/client",
  cacheDir: "node_modules/.astro",
  site: siteOrigin,
  trailingSlash: "never",
  compressHTML: true,
  build: { assets: "assets", inlineStylesheets: "always", concurrency: 1 },
  devToolbar: { enabled: false },
  integrations: [react(), clientOn],
  vite: {
    plugins: [serveScopeFiles(siteOrigin), inlineScripts],
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
    define: {
      "import.meta.env.SITE_ORIGIN": JSON.stringify(siteOrigin),
      "import.meta.env.ENQUIRY_ORIGIN": JSON.stringify(enquiryOrigin),
      // publish/build.ts overrides it.
      "import.meta.env.BUILD": JSON.stringify("development"),
    },
    css: { modules: { generateScopedName: "[hash:base64:5]" } },
  },
});
