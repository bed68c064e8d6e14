import { launch } from "chrome-launcher";
import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { findBrowser } from "#scripts/browser.ts";
import { paceBudget } from "./budgets.ts";
import { type Measured, type Pairs, discardNoisyRuns } from "./discard-noisy-runs.ts";
import { median, table } from "./tables.ts";

export type Device = "mobile" | "desktop";

interface PaintOptions {
  origin: string;
  controlOrigin: string;
  paths: readonly string[];
  devices: readonly Device[];
  runs: number;
}

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const flags = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"];

/** Lighthouse on each page and on its control page, turn by turn, so that both meet the same machine. */
export async function paint({ origin, controlOrigin, paths, devices, runs }: PaintOptions) {
  const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: flags });
  const rows: string[][] = [];
  try {
    for (const path of paths)
      for (const device of devices) {
        const pair = async () => ({
          ours: await measure(origin + path, device, chrome.port),
          control: await measure(controlOrigin + path, device, chrome.port),
        });
        rows.push(rowOf(path, device, await discardNoisyRuns(pair, runs)));
        console.error(rows.at(-1)!.join("  "));
      }
  } finally {
    chrome.kill();
  }
  return table(
    [
      "page",
      "device",
      "Lighthouse",
      "LCP ms",
      "control ms",
      "ratio",
      "TBT ms",
      "control ms",
      "CLS",
      "set aside",
      "holds",
    ],
    rows,
  );
}

/** The browser sometimes draws nothing in time on a busy machine; a run without a figure is run again. */
async function measure(url: string, device: Device, port: number, tries = 3): Promise<Measured> {
  const answer = await lighthouse(
    url,
    { port, logLevel: "error", onlyCategories: [...categories] },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!answer) throw new Error(`Lighthouse said nothing about ${url}.`);
  const { lhr } = answer;
  if (lhr.runtimeError && tries > 1) return measure(url, device, port, tries - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  if (process.env.BENCH_WHY) why(lhr);
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]!.score ?? 0) * 100)),
    lcp: lhr.audits["largest-contentful-paint"]!.numericValue ?? 0,
    blocking: lhr.audits["total-blocking-time"]!.numericValue ?? 0,
    shift: lhr.audits["cumulative-layout-shift"]!.numericValue ?? 0,
  };
}

/** Which audits took points away. */
function why(lhr: Result) {
  for (const audit of Object.values(lhr.audits))
    if (audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === "binary")
      console.error(`  ${lhr.finalDisplayedUrl} ${audit.id}: ${audit.title}`);
}

function rowOf(path: string, device: Device, { pairs, aside }: Pairs): string[] {
  const ours = pairs.map((pair) => pair.ours);
  const scores = categories.map((_, at) => median(ours.map((run) => run.scores[at]!)));
  const lcp = median(ours.map((run) => run.lcp));
  const controlLcp = median(pairs.map(({ control }) => control.lcp));
  const blocking = median(ours.map((run) => run.blocking));
  const shift = Math.max(...ours.map((run) => run.shift));
  const holds =
    scores.every((score) => score >= paceBudget.lighthouseScore) &&
    (device !== "mobile" ||
      !paceBudget.lcpPaths.includes(path) ||
      lcp / controlLcp <= paceBudget.lcpRatio) &&
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
    median(pairs.map(({ control }) => control.blocking)).toFixed(0),
    shift.toFixed(3),
    String(aside),
    holds ? "yes" : "no",
  ];
}
