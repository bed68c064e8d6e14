import { join } from "node:path";
import { dev } from "astro";
import type { Plugin } from "vite";
import { readConfig } from "#server/config.ts";
import { startService } from "#server/service.ts";
import { stubSite } from "#server/testing/app-options.ts";
import { writeSearchData } from "#publish/search-data.ts";
import { makeFonts } from "#publish/fonts/fonts.ts";
import { makeScopePages } from "#publish/scope-pages.ts";
import { checkContent } from "./check/check.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";
const root = join(import.meta.dirname, "..");
await makeFonts(root);
writeSearchData(root);
await makeScopePages(root);
// On any free port: only the proxy needs to know it.
const config = readConfig({ ...process.env, HOST: "127.0.0.1", PORT: "0" });
const { port, stop } = await startService(config, stubSite);
const proxy = { "/api": { target: `http://127.0.0.1:${port}`, changeOrigin: false } };

/** A changed fact reloads the page, so that each page shows the mistakes of the moment. */
const showMistakes: Plugin = {
  name: "show-mistakes",
  configureServer({ ws }) {
    ws.on("connection", async () => {
      const mistakes = await checkContent(root);
      if (mistakes.length > 0)
        ws.send({
          type: "error",
          err: { title: "The content has mistakes", message: mistakes.join("\n\n"), stack: "" },
        });
    });
  },
};
const pages = await dev({ root, vite: { plugins: [showMistakes], server: { proxy } } });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void Promise.all([pages.stop(), stop()]).then(() => process.exit()));
