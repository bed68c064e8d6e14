import type { RowBars } from "#content/figures.ts";
import {
  type Chart,
  chartWidth,
  legend,
  line,
  type Shape,
  rect,
  scale,
  seriesStyle,
  text,
  ticks,
} from "./shapes.ts";

const left = 226;
const right = chartWidth - 48;
const bar = 13;

export function rowBars({ unit, series, rows }: RowBars): Chart {
  const rowHeight = series.length * (bar + 2) + 11;
  const top = series.length > 1 ? 46 : 30;
  const foot = top + rows.length * rowHeight;
  const levels = ticks(0, Math.max(...rows.flatMap(({ values }) => values)));
  const x = scale(0, levels.at(-1)!, left, right);
  const row = ({ label, values }: RowBars["rows"][number], index: number): Shape[] => {
    const y = top + index * rowHeight + 6;
    return [
      text("name", left - 12, y + (values.length * (bar + 2)) / 2 + 4, label, "end"),
      ...values.flatMap((value, seriesIndex) => {
        const barTop = y + seriesIndex * (bar + 2);
        return [
          rect(
            seriesStyle(series.length > 1 ? seriesIndex : 1),
            left,
            barTop,
            x(value) - left,
            bar,
          ),
          text("number", x(value) + 6, barTop + bar - 2, `${value}`),
        ];
      }),
    ];
  };
  return {
    width: chartWidth,
    height: foot + 26,
    shapes: [
      text("label", left, 16, unit),
      ...(series.length > 1 ? legend(series, 32) : []),
      ...levels.flatMap((level) => [
        line(level === 0 ? "axis" : "grid", [x(level), top], [x(level), foot]),
        text("number", x(level), foot + 18, `${level}`, "middle"),
      ]),
      ...rows.flatMap(row),
    ],
  };
}
