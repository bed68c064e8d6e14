import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { devServicePort, readBuildConfig } from "./publish/build-config.mjs";
import { className } from "./publish/class-names.ts";
import { supportedBrowsers } from "./publish/supported-browsers.ts";
import { serveScopeFiles } from "./publish/scope-files.ts";

const { siteOrigin, enquiryOrigin } = readBuildConfig(process.env);

/** Vite leaves out a CSS module of which nothing uses a class; routes import those of what their loader renders. */
const keepImportedSheets: Plugin = {
  name: "keep-imported-sheets",
  enforce: "post",
  transform: (code, id) =>
    id.endsWith(".module.css") ? { code, map: null, moduleSideEffects: "no-treeshake" } : undefined,
};

export default defineConfig(({ command, isPreview }) => ({
  // publish/offline-files.ts reads the manifest.
  build: { target: supportedBrowsers, manifest: true, assetsInlineLimit: 0 },
  plugins: [reactRouter(), serveScopeFiles(siteOrigin), keepImportedSheets],
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(siteOrigin),
    "import.meta.env.ENQUIRY_ORIGIN": JSON.stringify(enquiryOrigin),
  },
  server: {
    // The framework prerenders on a preview server, where watching all files takes half of the time.
    watch: isPreview ? null : {},
    proxy: { "/api": { target: `http://127.0.0.1:${devServicePort}`, changeOrigin: false } },
  },
  css: command === "build" ? { modules: { generateScopedName: className } } : {},
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Without these groups a page loads twice as many files.
            codeSplitting: {
              groups: [
                // Styles that many pages do not need at first: publish/documents.ts inlines only sheets in use.
                { name: "dialog-styles", test: /dialog\.module\.css/, priority: 1 },
                { name: "finder-styles", test: /\/finder-field\.module\.css/, priority: 1 },
                { name: "framework", test: /\/(react-dom|scheduler|react-router)\// },
                {
                  name: "shared",
                  test: /\/app\/(ui|shell)\/(?!article|breadcrumbs|field|.*(chip|copy-button)\.module)/,
                  minShareCount: 3,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
