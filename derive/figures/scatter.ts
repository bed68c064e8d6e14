import type { Scatter } from "#content/figures.ts";
import { circle, type Chart, chartWidth, line, scale, text, ticks } from "./shapes.ts";

const height = 330;
const left = 48;
const foot = height - 46;

export function scatter({ across, up, points }: Scatter): Chart {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const columns = ticks(Math.min(...xs) - 1, Math.max(...xs) + 1, 5);
  const rows = ticks(Math.min(...ys) - 1, Math.max(...ys) + 1);
  const x = scale(columns[0]!, columns.at(-1)!, left, chartWidth - 60);
  const y = scale(rows[0]!, rows.at(-1)!, foot, 34);
  return {
    width: chartWidth,
    height,
    shapes: [
      text("label", left, 16, up),
      text("label", chartWidth - 60, height - 6, across, "end"),
      ...rows.flatMap((level, index) => [
        line(index ? "grid" : "axis", [left, y(level)], [chartWidth - 60, y(level)]),
        text("number", left - 10, y(level) + 4, `${level}`, "end"),
      ]),
      ...columns.flatMap((level) => [
        line("axis", [x(level), foot], [x(level), foot + 5]),
        text("number", x(level), foot + 20, `${level}`, "middle"),
      ]),
      ...points.flatMap((point) => [
        circle("dot", x(point.x), y(point.y), 6),
        text("name", x(point.x) + 8, y(point.y) - 9, point.label),
      ]),
    ],
  };
}
