import { join } from "node:path";
import { dev } from "astro";
import { readConfig } from "#server/config.ts";
import { startService } from "#server/service.ts";
import { stubSite } from "#server/testing/app-options.ts";
import { devServicePort } from "#publish/build-config.mjs";
import { writeSearchData } from "#publish/search-data.ts";
import { makeFonts } from "#publish/fonts/fonts.ts";
import { makeScopePages } from "#publish/scope-pages.ts";

process.env.ASTRO_TELEMETRY_DISABLED = "1";
const root = join(import.meta.dirname, "..");
await makeFonts(root);
writeSearchData(root);
await makeScopePages(root);
const config = readConfig({ ...process.env, PORT: String(devServicePort) });
const { stop } = await startService(config, stubSite);
const pages = await dev({ root });
for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => void Promise.all([pages.stop(), stop()]).then(() => process.exit()));
