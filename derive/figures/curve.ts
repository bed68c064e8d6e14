import type { Curve } from "#content/figures.ts";
import {
  smoothCurve,
  circle,
  type Chart,
  type ChartSize,
  chartWidths,
  line,
  type Point,
  scale,
  text,
} from "./shapes.ts";

const layouts = {
  wide: { height: 330, left: 52, rightMargin: 24, lastTick: 60 },
  narrow: { height: 250, left: 38, rightMargin: 0, lastTick: 34 },
} as const;

const head = 56;

export function curve(
  { across, up, points, smooth, acrossLines = [], upLines = [] }: Curve,
  size: ChartSize,
): Chart {
  const { height, left, rightMargin, lastTick } = layouts[size];
  const width = chartWidths[size];
  const right = width - rightMargin;
  const foot = height - 52;
  const columns = across.ticks;
  const rows = up.ticks;
  const x = scale(columns[0]!, columns.at(-1)!, left, right - lastTick);
  const [lowest, highest] = up.down ? [head, foot - 16] : [foot, head];
  const y = scale(rows[0]!, rows.at(-1)!, lowest, highest);
  const positions = points.map(([px, py]): Point => [x(px), y(py)]);
  return {
    width,
    height,
    shapes: [
      text("label", 0, 18, up.label),
      text("label", right, height - 8, across.label, "end"),
      ...rows.flatMap((level) => [
        line("grid", [left, y(level)], [right, y(level)]),
        text("number", left - 10, y(level) + 4, `${level}`, "end"),
      ]),
      line("axis", [left, foot], [right, foot]),
      ...columns.map((level) => text("number", x(level), foot + 20, `${level}`, "middle")),
      ...acrossLines.flatMap(({ at, label }) => [
        line("limit", [left, y(at)], [right, y(at)]),
        text("strong", left + 8, y(at) - 7, label),
      ]),
      ...upLines.flatMap(({ at, label }) => [
        line("limit", [x(at), head - 10], [x(at), foot]),
        up.down
          ? text("strong", x(at), head - 14, label, "middle")
          : text("strong", x(at) - 7, foot - 8, label, "end"),
      ]),
      smooth ? smoothCurve("curve", positions) : line("curve", ...positions),
      ...positions.map(([px, py]) => circle("dot", px, py, 4)),
    ],
  };
}
