import type { GroupedBars } from "#content/figures.ts";
import {
  type Chart,
  type ChartSize,
  chartWidths,
  legend,
  line,
  rect,
  scale,
  seriesStyle,
  text,
  ticks,
} from "./shapes.ts";

const height = 270;
const foot = 230;

const layouts = { wide: { left: 44, gap: 8 }, narrow: { left: 28, gap: 4 } } as const;

export function groupedBars({ unit, series, groups }: GroupedBars, size: ChartSize): Chart {
  const { left, gap } = layouts[size];
  const width = chartWidths[size];
  const levels = ticks(0, Math.max(...groups.flatMap(({ values }) => values)), 3);
  const y = scale(0, levels.at(-1)!, foot, 66);
  const groupWidth = (width - left) / groups.length;
  const bar = Math.min(38, groupWidth / (series.length + 1));
  return {
    width,
    height,
    shapes: [
      text("label", left, 22, unit),
      ...legend(series, 46, size),
      ...levels.flatMap((level) => [
        line(level === 0 ? "axis" : "grid", [left, y(level)], [width, y(level)]),
        text("number", left - gap - 2, y(level) + 4, `${level}`, "end"),
      ]),
      ...groups.flatMap(({ label, values }, group) => {
        const middle = left + (group + 0.5) * groupWidth;
        const start = middle - (values.length * (bar + gap) - gap) / 2;
        return [
          ...values.flatMap((value, index) => {
            const x = start + index * (bar + gap);
            return [
              rect(seriesStyle(index), x, y(value), bar, foot - y(value)),
              text("number", x + bar / 2, y(value) - 7, `${value}`, "middle"),
            ];
          }),
          text("name", middle, foot + 24, label, "middle"),
        ];
      }),
    ],
  };
}
