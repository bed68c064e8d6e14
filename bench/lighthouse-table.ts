import { paceBudget } from "./budgets.ts";
import { categories, type Device, type Run, startLighthouse } from "./run-lighthouse.ts";
import { median, table } from "./tables.ts";

export type { Device };

interface Options {
  origin: string;
  controlOrigin: string;
  paths: readonly string[];
  devices: readonly Device[];
  runs: number;
}

const head = [
  "page",
  "device",
  "Lighthouse",
  "LCP ms",
  "control ms",
  "ratio",
  "TBT ms",
  "control ms",
  "CLS",
  "within budget",
];

/** Lighthouse on each page and on its control page, interleaved so that both meet the same machine. */
export async function lighthouseTable({ origin, controlOrigin, paths, devices, runs }: Options) {
  const lighthouse = await startLighthouse();
  const rows: string[][] = [];
  try {
    for (const path of paths)
      for (const device of devices) {
        const ours: Run[] = [];
        const control: Run[] = [];
        for (let run = 0; run < runs; run++) {
          ours.push(await lighthouse.measure(origin + path, device));
          control.push(await lighthouse.measure(controlOrigin + path, device));
        }
        rows.push(rowOf(path, device, ours, control));
        console.error(rows.at(-1)!.join("  "));
      }
  } finally {
    lighthouse.close();
  }
  return table(head, rows);
}

function rowOf(path: string, device: Device, ours: Run[], control: Run[]): string[] {
  const scores = categories.map((_, index) => median(ours.map((run) => run.scores[index]!)));
  const lcp = median(ours.map(({ lcpMs }) => lcpMs));
  const controlLcp = median(control.map(({ lcpMs }) => lcpMs));
  const blocking = median(ours.map(({ blockingMs }) => blockingMs));
  const shift = Math.max(...ours.map(({ layoutShift }) => layoutShift));
  const lcpIsJudged = device === "mobile" && paceBudget.lcpPaths.includes(path);
  const withinBudget =
    scores.every((score) => score >= paceBudget.lighthouseScore) &&
    (!lcpIsJudged || lcp / controlLcp <= paceBudget.lcpRatio) &&
    blocking <= paceBudget.totalBlockingMs &&
    shift <= paceBudget.layoutShift;
  return [
    path,
    device,
    scores.join(" / "),
    lcp.toFixed(0),
    controlLcp.toFixed(0),
    (lcp / controlLcp).toFixed(2),
    blocking.toFixed(0),
    median(control.map(({ blockingMs }) => blockingMs)).toFixed(0),
    shift.toFixed(3),
    withinBudget ? "yes" : "no",
  ];
}
