import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { classNames } from "./publish/class-names.ts";
import { readBuildConfig } from "./publish/build-config.mjs";
import { devServicePort } from "./scripts/dev-service-port.ts";
import { servePictures } from "./pictures/tools/place-pictures.ts";
import { serveScopeFiles } from "./publish/scope-files.ts";

const { siteOrigin, enquiryOrigin } = readBuildConfig(process.env);

/**
 * The two large libraries, a file each: compiled whole, beside the page's own thread where the browser can, so that the
 * first run of each function does not wait for it (decision 016 has the figures).
 */
const compiledWhole = {
  "react-dom": /\/node_modules\/(react-dom|scheduler)\//,
  router: /\/react-router\//,
};

export default defineConfig({
  plugins: process.env.VITEST ? [] : [reactRouter(), servePictures(), serveScopeFiles(siteOrigin)],
  define: {
    "import.meta.env.SITE_ORIGIN": JSON.stringify(siteOrigin),
    "import.meta.env.ENQUIRY_ORIGIN": JSON.stringify(enquiryOrigin),
  },
  server: {
    proxy: { "/api": { target: `http://127.0.0.1:${devServicePort}`, changeOrigin: false } },
  },
  css: { modules: { generateScopedName: classNames } },
  // One small sheet, written into every document by publish: no page waits for a second request.
  build: { cssCodeSplit: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The router, what most pages share, and the form come in one file each: smaller than many small ones.
            codeSplitting: {
              groups: [
                ...Object.entries(compiledWhole).map(([name, test]) => ({ name, test })),
                { name: "shared", test: /\/app\/(ui|shell)\//, minShareCount: 3 },
                { name: "enquiry", test: /\/app\/enquiry\//, minShareCount: 2 },
              ],
            },
            postBanner: ({ name }) => (name in compiledWhole ? "//# allFunctionsCalledOnLoad" : ""),
            // The prerendering build makes a sheet too; the browser's is known by its name.
            assetFileNames: ({ names }) =>
              names.includes("style.css")
                ? "assets/site-[hash].css"
                : "assets/[name]-[hash][extname]",
          },
        },
      },
    },
  },
  test: {
    include: [
      "{content,contract,derive,app,server,scripts,publish,bench,pictures/tools}/**/*.test.{ts,tsx}",
    ],
    globalSetup: "scripts/test-folder.ts",
    // Tests that start databases and processes wait for them on a busy machine too.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
