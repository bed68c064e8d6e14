import { columns, type LighthouseOptions, measurePages } from "./lighthouse.ts";
import { median, table } from "./tables.ts";

/** Lighthouse on the builds of two checkouts: medians and their ratio. */
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
