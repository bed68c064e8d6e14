import type { Ranges } from "#content/figures.ts";
import { type Drawing, drawingWidth, line, type Mark, rect, scale, text } from "./marks.ts";

const left = 286;
const right = 510;
const rowHeight = 24;
const headHeight = 34;

export function ranges({ panels }: Ranges): Drawing {
  let y = 0;
  const marks: Mark[] = [];
  for (const { label, rows } of panels) {
    y += headHeight;
    const lowest = Math.min(0, ...rows.map(({ low }) => low));
    const x = scale(lowest, Math.max(...rows.map(({ high }) => high)), left, right);
    marks.push(text("strong", 0, y - 8, label));
    marks.push(line("grid", [0, y], [drawingWidth, y]));
    for (const row of rows) {
      y += rowHeight;
      marks.push(
        text("name", left - 12, y - 7, row.label, "end"),
        // A range too small for the panel's scale still shows as a stroke.
        rect(
          row.typical ? "typical" : "second",
          x(row.low),
          y - 18,
          Math.max(x(row.high) - x(row.low), 2),
          13,
        ),
        text(
          "number",
          Math.max(x(row.high), x(row.low) + 2) + 8,
          y - 7,
          row.typical ? `${row.words}, typical` : row.words,
        ),
      );
    }
    y += 8;
  }
  return { width: drawingWidth, height: y, marks };
}
