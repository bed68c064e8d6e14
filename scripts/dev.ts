import { spawn } from "node:child_process";
import { join } from "node:path";
import { readConfig } from "#server/config.ts";
import { startService } from "#server/service.ts";
import { stubSite } from "#server/testing/app-options.ts";
import { devServicePort } from "#publish/build-config.mjs";
import { writeSearchData } from "#publish/search-data.ts";
import { makeFonts } from "#publish/fonts/fonts.ts";
import { makeScopePages } from "#publish/scope-pages.ts";

const root = join(import.meta.dirname, "..");
await makeFonts(root);
writeSearchData(root);
await makeScopePages(root);
const config = readConfig({ ...process.env, PORT: String(devServicePort) });
const { stop } = await startService(config, stubSite);
const pages = spawn(join(root, "node_modules/.bin/react-router"), ["dev"], {
  cwd: root,
  stdio: "inherit",
});
pages.once("exit", (code) => void stop().then(() => process.exit(code ?? 0)));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => pages.kill(signal));
