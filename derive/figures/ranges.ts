import type { Ranges } from "#content/figures.ts";
import { type Chart, chartWidth, line, type Shape, rect, scale, text } from "./shapes.ts";

const left = 286;
const right = 510;
const rowHeight = 24;
const headHeight = 34;

export function ranges({ panels }: Ranges): Chart {
  let y = 0;
  const shapes: Shape[] = [];
  for (const { label, rows } of panels) {
    y += headHeight;
    const lowest = Math.min(0, ...rows.map(({ low }) => low));
    const x = scale(lowest, Math.max(...rows.map(({ high }) => high)), left, right);
    shapes.push(text("strong", 0, y - 8, label));
    shapes.push(line("grid", [0, y], [chartWidth, y]));
    for (const row of rows) {
      y += rowHeight;
      shapes.push(
        text("name", left - 12, y - 7, row.label, "end"),
        // A range smaller than a pixel of the scale stays visible.
        rect(
          row.usual ? "usual" : "second",
          x(row.low),
          y - 18,
          Math.max(x(row.high) - x(row.low), 2),
          13,
        ),
        text(
          "number",
          Math.max(x(row.high), x(row.low) + 2) + 8,
          y - 7,
          row.usual ? `${row.words}, usual` : row.words,
        ),
      );
    }
    y += 8;
  }
  return { width: chartWidth, height: y, shapes };
}
