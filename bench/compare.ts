import { type Run, startLighthouse } from "./run-lighthouse.ts";
import { kb, median, table } from "./tables.ts";

interface Options {
  origin: string;
  otherOrigin: string;
  paths: readonly string[];
  runs: number;
}

const columns: [name: string, figure: (run: Run) => number, format: (value: number) => string][] = [
  ["LCP ms", ({ lcpMs }) => lcpMs, (value) => value.toFixed(0)],
  ["TBT ms", ({ blockingMs }) => blockingMs, (value) => value.toFixed(0)],
  ["performance", ({ scores }) => scores[0]!, String],
  ["document KB", ({ documentBytes }) => documentBytes, kb],
  ["scripts KB", ({ scriptBytes }) => scriptBytes, kb],
];

/** Lighthouse, mobile, on the builds of two checkouts: medians of runs that are interleaved, and their ratio. */
export async function compare({ origin, otherOrigin, paths, runs }: Options): Promise<string> {
  const lighthouse = await startLighthouse();
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      const ours: Run[] = [];
      const others: Run[] = [];
      for (let run = 0; run < runs; run++) {
        ours.push(await lighthouse.measure(origin + path));
        others.push(await lighthouse.measure(otherOrigin + path));
        console.error(`${path}: pair ${run + 1} of ${runs}`);
      }
      for (const [name, figure, format] of columns) {
        const [mine, other] = [median(ours.map(figure)), median(others.map(figure))];
        const ratio = other ? (mine / other).toFixed(2) : "";
        rows.push([path, name, format(mine), format(other), ratio]);
      }
    }
  } finally {
    lighthouse.close();
  }
  return table(["page", "median of " + runs, "this", "other", "ratio"], rows);
}
