import { paceBudget } from "./budgets.ts";
import {
  categories,
  type Device,
  measurePairs,
  type PairOptions,
  type Run,
} from "./run-lighthouse.ts";
import { median, table } from "./tables.ts";

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

/** Lighthouse on each page and on its control page. */
export async function lighthouseTable(options: PairOptions) {
  const rows: string[][] = [];
  for await (const { path, device, ours, others } of measurePairs(options)) {
    rows.push(rowOf(path, device, ours, others));
    console.error(rows.at(-1)!.join("  "));
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
