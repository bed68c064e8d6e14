import { readFileSync } from "node:fs";
import { type Browser, chromium, type Page } from "@playwright/test";
import { finderCopy } from "../content/copy/finder/finder.ts";
import { browserArgs, findBrowser } from "../scripts/browser.ts";
import { parseQueries } from "../search/golden/rewrite-queries.ts";
import { median, table } from "./tables.ts";

/** Without them a key waits for the next tick of a display that is not there. */
const withoutDisplay = ["--disable-gpu-vsync", "--disable-frame-rate-limit"];
const targetsMs = { 1: 16, 4: 50 } as const;
const keysTyped = 150;
const goldenFile = new URL("../search/golden/golden-queries.tsv", import.meta.url);

/** A search runs at every key from the second on. */
const prefixes = (query: string) =>
  Array.from({ length: query.length - 1 }, (_, at) => query.slice(0, at + 2));

export async function finder(origin: string): Promise<string> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, ...withoutDisplay],
  });
  const rows: string[][] = [];
  try {
    for (const slowdown of [1, 4] as const) {
      const times = (await keyTimes(browser, origin, slowdown)).toSorted((a, b) => a - b);
      const p95 = times[Math.floor(times.length * 0.95)]!;
      const figures = [median(times).toFixed(1), p95.toFixed(1), `${targetsMs[slowdown]}`];
      rows.push([`${slowdown} ×`, ...figures]);
    }
  } finally {
    await browser.close();
  }
  return table(["slowdown", "median, ms", "p95, ms", "target, ms"], rows);
}

async function keyTimes(browser: Browser, origin: string, slowdown: number) {
  const page = await browser.newPage({ serviceWorkers: "block" });
  await page.goto(`${origin}/about`);
  await page.waitForFunction(() => customElements.get("find-test"));
  await page.keyboard.press("Control+K");
  await page.getByRole("dialog").getByRole("combobox", { name: finderCopy.label }).fill("cube");
  await page.getByRole("option").first().waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  const times = await typeQueries(page);
  await page.close();
  return times;
}

async function typeQueries(page: Page): Promise<number[]> {
  const queries = parseQueries(readFileSync(goldenFile, "utf8"))
    .filter((_, at) => at % 5 === 0)
    .flatMap(({ query }) => prefixes(query));
  return page.evaluate(
    async (typed) => {
      const input = document.querySelector<HTMLInputElement>("dialog input")!;
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;
      const times: number[] = [];
      for (const query of typed) {
        const started = performance.now();
        set!.call(input, query);
        input.dispatchEvent(new Event("input", { bubbles: true }));
        // A task after the frame's callbacks runs when the frame has been painted.
        await new Promise<void>((resolve) => {
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.addEventListener("message", () => resolve());
            port1.start();
            port2.postMessage(undefined);
          });
        });
        times.push(performance.now() - started);
      }
      return times;
    },
    queries.slice(0, keysTyped),
  );
}
