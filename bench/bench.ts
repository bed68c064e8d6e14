import { globSync } from "node:fs";
import { cpus } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { sitePaths } from "#derive/sitemap.ts";
import { loadSite } from "#server/static/load-site.ts";
import { paceBudget } from "./budgets.ts";
import { controlServer } from "./control-server.ts";
import { navigation } from "./navigation.ts";
import { type Device, paint } from "./paint.ts";
import { serving } from "./serving.ts";
import { root, startSite } from "./site-process.ts";
import { weights } from "./weights.ts";

/** The figures of the README, measured on the built site. Times mean something on an idle machine only. */
const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    runs: { type: "string", default: "5" },
    device: { type: "string", default: "mobile,desktop" },
    parts: { type: "string", default: "weights,serving,navigation,paint" },
  },
});

const runs = Number(values.runs);
const parts = values.parts.split(",");
const devices = values.device.split(",") as Device[];
const paths = sitePaths().filter(chosen);
if (!paths.length) throw new Error(`No page of the sitemap has "${values.only}" in its address.`);

const built = loadSite(join(root, "build"));
const site = await startSite();
const control = await controlServer(built);
const places = { origin: site.origin, controlOrigin: control.origin };

try {
  say(`${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]!.model.trim()}`);
  if (parts.includes("weights")) say(await weights(site.origin, paths));
  if (parts.includes("serving")) say(await serving(site.origin, built, servedFiles()));
  if (parts.includes("navigation")) say(await navigation({ ...places, runs }));
  if (parts.includes("paint")) say(await paint({ ...places, paths, devices, runs }));
} finally {
  control.close();
  await site.close();
}

/** `--only home,soil` takes the pages with these words in their address. */
function chosen(path: string): boolean {
  const words = values.only.split(",").filter(Boolean);
  return (
    !words.length || words.some((word) => (word === "home" ? path === "/" : path.includes(word)))
  );
}

/** Two pages, and the largest script of every page. */
function servedFiles(): string[] {
  const [script] = globSync("assets/react-dom-*.js", { cwd: join(root, "build/client") });
  return [...paceBudget.lcpPaths, `/${script}`];
}

function say(text: string) {
  console.log(`\n${text}`);
}
