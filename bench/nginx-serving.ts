import { join } from "node:path";
import autocannon from "autocannon";
import { findNginx, startNginx } from "../deploy/testing/start-nginx.ts";
import { paceBudget } from "./budgets.ts";
import { median, table } from "./tables.ts";

/** Short and many, so that other work on the machine meets both. */
const seconds = 1;
const rounds = 15;
const connections = 32;
const build = join(import.meta.dirname, "../build");
const perConnection = new Set(["connection", "keep-alive", "date", "server", "content-length"]);
const ownHeaders = new Set(["content-type", "etag", "last-modified", "accept-ranges"]);

/** Requests per second of the generated configuration, beside nginx that sends one file with the same headers. */
export async function nginxServing(): Promise<string> {
  const root = findNginx();
  if (!root) return "nginx: skipped, it is neither installed nor can Debian's package be unpacked.";
  const generated = await startNginx({ root, services: ["http://127.0.0.1:9"] });
  const rows: string[][] = [];
  for (const path of paceBudget.lcpPaths) {
    const site = await plainSite(generated.origin, path);
    const plain = await startNginx({ root, services: [], site });
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(generated.origin + path));
      theirs.push(await load(plain.origin + path));
    }
    await plain.stop();
    const ratio = median(ours.map((figure, round) => figure / theirs[round]!));
    const figures = [median(ours).toFixed(0), median(theirs).toFixed(0), ratio.toFixed(2)];
    rows.push([path, ...figures, ratio >= paceBudget.nginxRatio ? "yes" : "no"]);
  }
  await generated.stop();
  return table(["page", "built per s", "plain nginx per s", "ratio", "within budget"], rows);
}

/** A server block with nothing but the page and its headers. */
async function plainSite(origin: string, path: string): Promise<(port: number) => string> {
  const { headers } = await fetch(origin + path);
  const sent = [...headers].filter(([name]) => !perConnection.has(name) && !ownHeaders.has(name));
  // Each response has its own id, with either configuration.
  const lines = sent.map(([name, value]) =>
    name === "x-request-id" ? `add_header ${name} $request_id;` : `add_header ${name} "${value}";`,
  );
  const file = `${build}/client${path === "/" ? "" : path}/index.html`;
  return (port) => `server {
    listen 127.0.0.1:${port};
    types { }
    default_type "text/html; charset=utf-8";
    ${lines.join("\n    ")}
    location / { root ${build}/client; try_files ${file.slice(`${build}/client`.length)} =404; }
  }`;
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds });
  if (result.non2xx || result.errors) throw new Error(`${url} did not always respond with 200.`);
  return result["2xx"] / result.duration;
}
