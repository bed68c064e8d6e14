import { categories, columns, type LighthouseOptions, measurePages } from "./lighthouse.ts";
import { median, table } from "./tables.ts";

/** Lighthouse on pages of this build: medians, and the four scores. */
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
