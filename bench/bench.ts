import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { sitePaths } from "../derive/pages/sitemap.ts";
import { findWholeBrowser } from "../scripts/browser.ts";
import { enquiry } from "./enquiry.ts";
import { finder } from "./finder.ts";
import type { Device } from "./lighthouse.ts";
import { compare, pages } from "./pages.ts";
import { servedBy, startSite } from "./start-site.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    runs: { type: "string", default: "5" },
    device: { type: "string", default: "mobile" },
  },
});
const [command = "pages", otherCheckout] = positionals;
const runs = Number(values.runs);
const devices = values.device.split(",") as Device[];
const wholeBrowser = findWholeBrowser();
if (wholeBrowser) process.env.CHROME_PATH ??= wholeBrowser;

const tables: Record<string, () => Promise<string>> = {
  pages: () =>
    withSite(({ origin }) => pages({ origins: [origin], paths: selectPaths(), devices, runs })),
  compare: () =>
    withSite(({ origin }) =>
      withSite(
        (other) =>
          compare({ origins: [origin, other.origin], paths: selectPaths(), devices, runs }),
        otherCheckout,
      ),
    ),
  finder: () => withSite(({ service }) => finder(service)),
  enquiry,
};

const measure = tables[command];
if (!measure) throw new Error(`npm run bench -- ${Object.keys(tables).join(" | ")}`);
if (command === "compare" && !otherCheckout)
  throw new Error("compare needs the folder of another checkout with its build.");
const machine = `${cpus().length} × ${cpus()[0]!.model.trim()}`;
const table = await measure();
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${servedBy}\n\n${table}`);

async function withSite(
  run: (site: Awaited<ReturnType<typeof startSite>>) => Promise<string>,
  folder?: string,
): Promise<string> {
  const site = await startSite(folder);
  try {
    return await run(site);
  } finally {
    await site.stop();
  }
}

function selectPaths(): string[] {
  const words = (values.only || "home,soil,water").split(",");
  const selected = sitePaths().filter((path) =>
    words.some((word) => (word === "home" ? path === "/" : path.includes(word))),
  );
  if (!selected.length) throw new Error(`No page of the sitemap has "${values.only}" in its path.`);
  return selected;
}
