import type { RowBars } from "#content/figures.ts";
import {
  type Chart,
  type ChartSize,
  chartWidths,
  legend,
  line,
  type Shape,
  rect,
  scale,
  seriesStyle,
  text,
  ticks,
} from "./shapes.ts";

const bar = 13;

/** The names are left of the bars, and above them in a narrow chart. */
const layouts = {
  wide: { left: 226, nameHeight: 0 },
  narrow: { left: 0, nameHeight: 18 },
} as const;

export function rowBars({ unit, series, rows }: RowBars, size: ChartSize): Chart {
  const { left, nameHeight } = layouts[size];
  const width = chartWidths[size];
  const right = width - 48;
  const rowHeight = nameHeight + series.length * (bar + 2) + 11;
  const top = (series.length > 1 ? 46 : 30) - (size === "narrow" ? 6 : 0);
  const foot = top + rows.length * rowHeight;
  const levels = ticks(0, Math.max(...rows.flatMap(({ values }) => values)));
  const x = scale(0, levels.at(-1)!, left, right);
  const row = ({ label, values }: RowBars["rows"][number], index: number): Shape[] => {
    const y = top + index * rowHeight + 6;
    return [
      size === "wide"
        ? text("name", left - 12, y + (values.length * (bar + 2)) / 2 + 4, label, "end")
        : text("name", 0, y + 13, label),
      ...values.flatMap((value, seriesIndex) => {
        const barTop = y + nameHeight + seriesIndex * (bar + 2);
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
    width,
    height: foot + 26,
    shapes: [
      text("label", left, 16, unit),
      ...(series.length > 1 ? legend(series, 32, size) : []),
      ...levels.flatMap((level) => [
        line(level === 0 ? "axis" : "grid", [x(level), top], [x(level), foot]),
        text(
          "number",
          x(level),
          foot + 18,
          `${level}`,
          level === 0 && left === 0 ? undefined : "middle",
        ),
      ]),
      ...rows.flatMap(row),
    ],
  };
}
