import { spawnSync } from "node:child_process";
import type { Site } from "#server/static/load-site.ts";
import { isInstalled, startNginx } from "./nginx.ts";
import { median, table } from "./tables.ts";

const secondsEach = 3;
const rounds = 5;

/** Requests per second beside nginx on the same files, turn by turn; needs nginx and wrk on the machine. */
export async function serving(origin: string, site: Site, paths: readonly string[]) {
  if (!isInstalled("nginx") || !isInstalled("wrk"))
    return "Serving: not measured, nginx and wrk are not both installed on this machine.";
  const nginx = await startNginx(site, paths);
  try {
    return table(
      ["file", "ours per s", "nginx per s", "ratio", "with our headers per s", "ratio"],
      paths.map((path) => measure(path, { ours: origin, plain: nginx.plain, equal: nginx.equal })),
    );
  } finally {
    nginx.close();
  }
}

function measure(path: string, origins: { ours: string; plain: string; equal: string }): string[] {
  const ours: number[] = [];
  const plain: number[] = [];
  const equal: number[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(load(origins.ours + path));
    plain.push(load(origins.plain + path));
    equal.push(load(origins.equal + path));
  }
  const ratio = (theirs: number[]) =>
    median(ours.map((figure, round) => figure / theirs[round]!)).toFixed(2);
  return [
    path,
    median(ours).toFixed(0),
    median(plain).toFixed(0),
    ratio(plain),
    median(equal).toFixed(0),
    ratio(equal),
  ];
}

/** All send gzip: a stock nginx has no brotli. */
function load(url: string): number {
  const { stdout } = spawnSync(
    "wrk",
    ["-t1", "-c32", `-d${secondsEach}s`, "-H", "accept-encoding: gzip", url],
    { encoding: "utf8" },
  );
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} was not answered 200.\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}
