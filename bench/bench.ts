import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sitePaths } from "../derive/pages/sitemap.ts";
import { findWholeBrowser } from "../scripts/browser.ts";
import { freePort } from "../server/testing/sockets.ts";
import { hasBrotli, hasNginx, startNginx } from "../deploy/testing/start-nginx.ts";
import { startServer } from "../server/testing/start-server.ts";
import { temporaryFolder } from "../server/testing/temporary-folder.ts";
import { enquiry } from "./enquiry.ts";
import { finder } from "./finder.ts";
import {
  categories,
  columns,
  type Device,
  type LighthouseOptions,
  measurePages,
} from "./lighthouse.ts";
import { median, table } from "./tables.ts";

async function pages(options: LighthouseOptions): Promise<string> {
  const rows: string[][] = [];
  for await (const { path, device, runs } of measurePages(options)) {
    const [ours = []] = runs;
    const scores = categories.map((_, index) => median(ours.map((run) => run.scores[index]!)));
    const figures = columns.map(([, figure, format]) => format(median(ours.map(figure))));
    rows.push([path, device, scores.join(" / "), ...figures]);
  }
  return table(["page", "device", "Lighthouse", ...columns.map(([name]) => name)], rows);
}

async function compare(options: LighthouseOptions): Promise<string> {
  const rows: string[][] = [];
  for await (const { path, device, runs } of measurePages(options))
    for (const [name, figure, format] of columns) {
      const [mine, other] = runs.map((ofSite) => median(ofSite.map(figure))) as [number, number];
      const ratio = other ? (mine / other).toFixed(2) : "";
      rows.push([path, device, name, format(mine), format(other), ratio]);
    }
  return table(["page", "device", `median of ${options.runs}`, "this", "other", "ratio"], rows);
}

const servedBy = hasNginx ? "nginx with deploy/nginx.conf" : "the service: nginx is not installed";

async function startSite(checkout = join(import.meta.dirname, "..")) {
  const { origin: service, stop } = await startServer({
    folder: checkout,
    env: { TRUST_PROXY: "loopback" },
  });
  if (!hasNginx) return { origin: service, service, stop };
  if (!hasBrotli) console.error("nginx has no Brotli module: pages are measured as gzip.");
  const port = await freePort();
  const { host } = new URL(service);
  const folder = temporaryFolder();
  const nginx = await startNginx({ folder, service: host, checkout, name: "localhost", port });
  return {
    origin: `https://localhost:${port}`,
    service,
    async stop() {
      await nginx.stop();
      return stop();
    },
  };
}

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
const measured = await measure();
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${machine}, ${servedBy}\n\n${measured}`);

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
