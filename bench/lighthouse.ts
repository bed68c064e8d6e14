import lighthouse, { desktopConfig, type Result } from "lighthouse";
import { launch } from "puppeteer-core";
import { browserArgs, findBrowser } from "../scripts/browser.ts";
import { kb } from "./tables.ts";

/** The certificate of startSite in bench.ts is signed by nobody. */
const benchArgs = [...browserArgs, "--ignore-certificate-errors"];

export type Device = "mobile" | "desktop";

export const categories = ["performance", "accessibility", "best-practices", "seo"] as const;

interface Run {
  scores: number[];
  firstPaintMs: number;
  lcpMs: number;
  blockingMs: number;
  layoutShift: number;
  /** Bytes as sent, headers included. */
  documentBytes: number;
  scriptBytes: number;
}

export const columns: [
  name: string,
  figure: (run: Run) => number,
  format: (value: number) => string,
][] = [
  ["first paint ms", ({ firstPaintMs }) => firstPaintMs, (value) => value.toFixed(0)],
  ["LCP ms", ({ lcpMs }) => lcpMs, (value) => value.toFixed(0)],
  ["TBT ms", ({ blockingMs }) => blockingMs, (value) => value.toFixed(0)],
  ["CLS", ({ layoutShift }) => layoutShift, (value) => value.toFixed(3)],
  ["document KB", ({ documentBytes }) => documentBytes, kb],
  ["scripts KB", ({ scriptBytes }) => scriptBytes, kb],
];

export interface LighthouseOptions {
  origins: readonly string[];
  paths: readonly string[];
  devices: readonly Device[];
  runs: number;
}

/** Runs Lighthouse on each page of some sites, interleaved so that all meet the same machine. */
export async function* measurePages({ origins, paths, devices, runs }: LighthouseOptions) {
  const browser = await launch({ executablePath: findBrowser(), args: benchArgs });
  const port = Number(new URL(browser.wsEndpoint()).port);
  try {
    for (const path of paths)
      for (const device of devices) {
        const measured: Run[][] = origins.map(() => []);
        for (let run = 0; run < runs; run++) {
          for (const [at, origin] of origins.entries())
            measured[at]!.push(await measure(origin + path, device, port));
          console.error(`${path}, ${device}: run ${run + 1} of ${runs}`);
        }
        yield { path, device, runs: measured };
      }
  } finally {
    await browser.close();
  }
}

/** On a busy machine Chromium sometimes paints nothing in time, so a run with an error is repeated. */
async function measure(url: string, device: Device, port: number, attempts = 3): Promise<Run> {
  const result = await lighthouse(
    url,
    { port, logLevel: "error", onlyCategories: [...categories] },
    device === "desktop" ? desktopConfig : undefined,
  );
  if (!result) throw new Error(`Lighthouse returned nothing for ${url}.`);
  const { lhr } = result;
  if (lhr.runtimeError && attempts > 1) return measure(url, device, port, attempts - 1);
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`);
  const figure = (audit: string) => lhr.audits[audit]!.numericValue ?? 0;
  return {
    scores: categories.map((category) => Math.round((lhr.categories[category]!.score ?? 0) * 100)),
    firstPaintMs: figure("first-contentful-paint"),
    lcpMs: figure("largest-contentful-paint"),
    blockingMs: figure("total-blocking-time"),
    layoutShift: figure("cumulative-layout-shift"),
    documentBytes: bytesOf(lhr, ({ resourceType }) => resourceType === "Document"),
    scriptBytes: bytesOf(lhr, (request) => request.url.endsWith(".js")),
  };
}

interface NetworkRequest {
  url: string;
  resourceType?: string;
  transferSize: number;
}

function bytesOf(lhr: Result, counts: (request: NetworkRequest) => boolean): number {
  const { details } = lhr.audits["network-requests"]!;
  if (details?.type !== "table") throw new Error("Lighthouse lists no requests.");
  const requests = details.items as unknown as NetworkRequest[];
  return requests.filter(counts).reduce((sum, { transferSize }) => sum + transferSize, 0);
}
