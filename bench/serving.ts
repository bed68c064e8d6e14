import { fork } from "node:child_process";
import { once } from "node:events";
import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import autocannon from "autocannon";
import { paceBudget } from "./budgets.ts";
import { median, table } from "./tables.ts";

const seconds = 3;
const rounds = 5;
const connections = 32;
/** Our own server closes connections after 100 requests, which autocannon does not expect. */
const reconnectRate = 100;

/** Requests per second beside a bare node:http server that sends the same bytes and headers, interleaved. */
export async function serving(origin: string): Promise<string> {
  const paths = [...paceBudget.lcpPaths, largestScript()];
  const bare = fork(join(import.meta.dirname, "bare-server.ts"), [origin, ...paths]);
  const [port] = (await once(bare, "message")) as [number];
  const rows: string[][] = [];
  for (const path of paths) {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round < rounds; round++) {
      ours.push(await load(origin + path));
      theirs.push(await load(`http://127.0.0.1:${port}${path}`));
    }
    const ratio = median(ours.map((figure, round) => figure / theirs[round]!));
    rows.push([
      path,
      median(ours).toFixed(0),
      median(theirs).toFixed(0),
      ratio.toFixed(2),
      ratio >= paceBudget.servingRatio ? "yes" : "no",
    ]);
  }
  bare.kill();
  return table(["file", "ours per s", "bare node:http per s", "ratio", "within budget"], rows);
}

async function load(url: string): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, reconnectRate });
  if (result.non2xx || result.errors) throw new Error(`${url} did not always respond with 200.`);
  return result["2xx"] / result.duration;
}

/** The largest script, which every page loads. */
function largestScript(): string {
  const client = join(import.meta.dirname, "../build/client");
  const scripts = globSync("assets/*.js", { cwd: client });
  const size = (file: string) => statSync(join(client, file)).size;
  return `/${scripts.toSorted((a, b) => size(b) - size(a))[0]}`;
}
