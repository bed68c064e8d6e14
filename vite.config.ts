import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { readBuildConfig } from "./publish/build-config.mjs";
import { className } from "./publish/class-names.ts";
import { supportedBrowsers } from "./publish/supported-browsers.ts";
import { devServicePort } from "./scripts/dev-service-port.ts";
import { serveScopeFiles } from "./publish/scope-files.ts";

const { siteOrigin, enquiryOrigin } = readBuildConfig(process.env);

/** Small components that the pages of text share; the contact page uses some of them. */
const articleBlocks =
  /\/app\/blocks\/(block|call-to-action|capabilities|points|prose|section-links|standards|steps)\.|\/(article|breadcrumbs|call-link)\./;

/** What the tables of a service and of a standard share. */
const tableBlocks =
  /\/(accredited|bottom-bar|static-markup|table-notes|values-table|today-in-india|ask-panel)\./;

/** What the contact page shares with the parts of the request, which are loaded later. */
const contactParts = /\/(copy-button|clipboard|empty-request|paste-list)\./;

/** What the request, its printed form and the cube planner share. */
const requestParts =
  /\/app\/request\/(cast|entries|request-link|sample-|use-entries)|\/cube-dates\./;

export default defineConfig(({ command, isPreview }) => ({
  // publish/offline-files.ts reads the manifest.
  build: { target: supportedBrowsers, manifest: true },
  plugins: [reactRouter(), serveScopeFiles(siteOrigin)],
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
            // Without these groups home loads 14 more files and 2.4 KB more script.
            codeSplitting: {
              groups: [
                // Styles that many pages do not need at first: publish/documents.ts inlines only sheets in use.
                {
                  name: "dialog-styles",
                  test: /\/(finder-dialog|list-bar)\.module\.css/,
                  priority: 1,
                },
                { name: "bar-styles", test: /\/bottom-bar\.module\.css/, priority: 1 },
                { name: "finder-styles", test: /\/finder-field\.module\.css/, priority: 1 },
                { name: "react-dom", test: /\/node_modules\/(react-dom|scheduler)\// },
                { name: "router", test: /\/react-router\/|\/unknown-address\./ },
                {
                  name: "shared",
                  test: /\/app\/(ui|shell)\/(?!article|breadcrumbs|field)|\/opening-status\./,
                  minShareCount: 3,
                },
                { name: "strip", test: /\/app\/ui\/(carousel|mark)\//, minShareCount: 2 },
                { name: "blocks", test: articleBlocks, minShareCount: 2 },
                { name: "tables", test: tableBlocks, minShareCount: 2 },
                { name: "contact-parts", test: contactParts, minShareCount: 2 },
                { name: "enquiry", test: /\/app\/enquiry\/|\/phone-and-email\./, minShareCount: 2 },
                { name: "request", test: requestParts, minShareCount: 2 },
              ],
            },
          },
        },
      },
    },
  },
}));
