import type { Scatter } from "#content/figures.ts";
import {
  circle,
  type Chart,
  type ChartSize,
  chartWidths,
  line,
  scale,
  text,
  ticks,
} from "./shapes.ts";

const height = 330;
const foot = height - 46;

const layouts = {
  wide: { left: 48, rightMargin: 60 },
  narrow: { left: 42, rightMargin: 40 },
} as const;

export function scatter({ across, up, points }: Scatter, size: ChartSize): Chart {
  const { left, rightMargin } = layouts[size];
  const width = chartWidths[size];
  const right = width - rightMargin;
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const columns = ticks(Math.min(...xs) - 1, Math.max(...xs) + 1, 5);
  const rows = ticks(Math.min(...ys) - 1, Math.max(...ys) + 1);
  const x = scale(columns[0]!, columns.at(-1)!, left, right);
  const y = scale(rows[0]!, rows.at(-1)!, foot, 34);
  return {
    width,
    height,
    shapes: [
      text("label", left, 16, up),
      text("label", right, height - 6, across, "end"),
      ...rows.flatMap((level, index) => [
        line(index ? "grid" : "axis", [left, y(level)], [right, y(level)]),
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
