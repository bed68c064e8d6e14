import { categories, columns, type LighthouseOptions, measurePages } from "./lighthouse.ts";
import { median, table } from "./tables.ts";

export async function pages(options: LighthouseOptions): Promise<string> {
  const rows: string[][] = [];
  for await (const { path, device, runs } of measurePages(options)) {
    const [ours = []] = runs;
    const scores = categories.map((_, index) => median(ours.map((run) => run.scores[index]!)));
    const figures = columns.map(([, figure, format]) => format(median(ours.map(figure))));
    rows.push([path, device, scores.join(" / "), ...figures]);
  }
  return table(["page", "device", "Lighthouse", ...columns.map(([name]) => name)], rows);
}

export async function compare(options: LighthouseOptions): Promise<string> {
  const rows: string[][] = [];
  for await (const { path, device, runs } of measurePages(options))
    for (const [name, figure, format] of columns) {
      const [mine, other] = runs.map((ofSite) => median(ofSite.map(figure))) as [number, number];
      const ratio = other ? (mine / other).toFixed(2) : "";
      rows.push([path, device, name, format(mine), format(other), ratio]);
    }
  return table(["page", "device", `median of ${options.runs}`, "this", "other", "ratio"], rows);
}
