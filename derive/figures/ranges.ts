import type { Ranges } from "#content/figures.ts";
import {
  type Chart,
  type ChartSize,
  chartWidths,
  line,
  type Shape,
  rect,
  scale,
  text,
} from "./shapes.ts";

/** The names are left of the bars, and above them in a narrow chart. */
const layouts = {
  wide: { left: 320, right: 500, rowHeight: 26, name: { x: 308, above: 7, anchor: "end" } },
  narrow: { left: 0, right: 150, rowHeight: 44, name: { x: 0, above: 25, anchor: undefined } },
} as const;

const headHeight = 34;

export function ranges({ panels }: Ranges, size: ChartSize): Chart {
  const { left, right, rowHeight, name } = layouts[size];
  const width = chartWidths[size];
  let y = 0;
  const shapes: Shape[] = [];
  for (const { label, rows } of panels) {
    y += headHeight;
    const lowest = Math.min(0, ...rows.map(({ low }) => low));
    const x = scale(lowest, Math.max(...rows.map(({ high }) => high)), left, right);
    shapes.push(text("strong", 0, y - 8, label));
    shapes.push(line("grid", [0, y], [width, y]));
    for (const row of rows) {
      y += rowHeight;
      shapes.push(
        text("name", name.x, y - name.above, row.label, name.anchor),
        // A range smaller than a pixel of the scale stays visible.
        rect(
          row.typical ? "typical" : "second",
          x(row.low),
          y - 18,
          Math.max(x(row.high) - x(row.low), 2),
          13,
        ),
        text("number", Math.max(x(row.high), x(row.low) + 2) + 8, y - 7, row.words),
      );
    }
    y += 8;
  }
  return { width, height: y, shapes };
}
