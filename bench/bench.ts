import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { sitePaths } from "../derive/pages/sitemap.ts";
import { findWholeBrowser } from "../scripts/browser.ts";
import { compare } from "./compare.ts";
import { startControlServer } from "./control-server.ts";
import { enquiry } from "./enquiry.ts";
import { searchTimes } from "./search.ts";
import { finderPaint } from "./finder-paint.ts";
import { lighthouseTable } from "./lighthouse-table.ts";
import { navigation } from "./navigation.ts";
import type { Device } from "./run-lighthouse.ts";
import { servedBy, type Site, startSite } from "./start-site.ts";
import { documentBytes, weights } from "./weights.ts";

/** The tables of docs/benchmarks.md, measured on the built site; times mean something on an idle machine only. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string", default: "" },
    runs: { type: "string", default: "5" },
    device: { type: "string", default: "mobile,desktop" },
  },
});
const [command = "all", otherCheckout] = positionals;
const runs = Number(values.runs);
const paths = selectPaths(values.only || (command === "compare" ? "home,soil,water" : ""));

const wholeBrowser = findWholeBrowser();
if (wholeBrowser) process.env.CHROME_PATH ??= wholeBrowser;

print(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]!.model.trim()}`);
if (command === "search") print(searchTimes());
await onTheSite();

async function onTheSite() {
  const site = await startSite();
  print(`Served by ${servedBy}.`);
  try {
    if (command === "search") print(await finderPaint(site.service));
    if (command === "compare") await compareWith(site.origin, otherCheckout);
    if (command === "enquiry") print(await enquiry());
    if (is("weights")) print(await documentBytes(site.origin));
    if (is("weights")) print(await weights(site.origin, paths));
    if (is("navigation") || is("lighthouse")) await besideControlPages(site);
  } finally {
    await site.stop();
  }
}

async function compareWith(origin: string, checkout: string | undefined) {
  if (!checkout) throw new Error("compare needs the folder of another checkout with its build.");
  const other = await startSite(checkout);
  try {
    print(await compare({ origin, otherOrigin: other.origin, paths, runs }));
  } finally {
    await other.stop();
  }
}

async function besideControlPages(site: Site) {
  const control = await startControlServer(site);
  const options = { origin: site.origin, otherOrigin: control.origin, runs };
  const devices = values.device.split(",") as Device[];
  try {
    if (is("navigation")) print(await navigation(options));
    if (is("lighthouse")) print(await lighthouseTable({ ...options, paths, devices }));
  } finally {
    control.close();
  }
}

function is(name: string): boolean {
  return command === "all" || command === name;
}

/** `--only home,soil` selects the pages with these words in their paths. */
function selectPaths(only: string): string[] {
  const words = only.split(",").filter(Boolean);
  const selected = sitePaths().filter(
    (path) =>
      !words.length || words.some((word) => (word === "home" ? path === "/" : path.includes(word))),
  );
  if (!selected.length) throw new Error(`No page of the sitemap has "${only}" in its path.`);
  return selected;
}

function print(text: string) {
  console.log(`\n${text}`);
}
