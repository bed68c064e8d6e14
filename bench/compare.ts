import { measurePairs, type PairOptions, type Run } from "./run-lighthouse.ts";
import { kb, median, table } from "./tables.ts";

const columns: [name: string, figure: (run: Run) => number, format: (value: number) => string][] = [
  ["first paint ms", ({ firstPaintMs }) => firstPaintMs, (value) => value.toFixed(0)],
  ["LCP ms", ({ lcpMs }) => lcpMs, (value) => value.toFixed(0)],
  ["TBT ms", ({ blockingMs }) => blockingMs, (value) => value.toFixed(0)],
  ["performance", ({ scores }) => scores[0]!, String],
  ["document KB", ({ documentBytes }) => documentBytes, kb],
  ["scripts KB", ({ scriptBytes }) => scriptBytes, kb],
];

/** Lighthouse, mobile, on the builds of two checkouts: medians and their ratio. */
export async function compare(options: PairOptions): Promise<string> {
  const rows: string[][] = [];
  for await (const { path, ours, others } of measurePairs(options))
    for (const [name, figure, format] of columns) {
      const [mine, other] = [median(ours.map(figure)), median(others.map(figure))];
      const ratio = other ? (mine / other).toFixed(2) : "";
      rows.push([path, name, format(mine), format(other), ratio]);
    }
  return table(["page", `median of ${options.runs}`, "this", "other", "ratio"], rows);
}
