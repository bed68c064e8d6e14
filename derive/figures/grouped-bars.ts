import type { GroupedBars } from "#content/figures.ts";
import {
  type Chart,
  chartWidth,
  legend,
  line,
  rect,
  scale,
  seriesStyle,
  text,
  ticks,
} from "./shapes.ts";

const height = 270;
const left = 44;
const foot = 230;

export function groupedBars({ unit, series, groups }: GroupedBars): Chart {
  const levels = ticks(0, Math.max(...groups.flatMap(({ values }) => values)), 3);
  const y = scale(0, levels.at(-1)!, foot, 66);
  const groupWidth = (chartWidth - left) / groups.length;
  const bar = Math.min(38, groupWidth / (series.length + 1));
  return {
    width: chartWidth,
    height,
    shapes: [
      text("label", left, 22, unit),
      ...legend(series, 46),
      ...levels.flatMap((level) => [
        line(level === 0 ? "axis" : "grid", [left, y(level)], [chartWidth, y(level)]),
        text("number", left - 10, y(level) + 4, `${level}`, "end"),
      ]),
      ...groups.flatMap(({ label, values }, group) => {
        const middle = left + (group + 0.5) * groupWidth;
        const start = middle - (values.length * (bar + 8) - 8) / 2;
        return [
          ...values.flatMap((value, index) => {
            const x = start + index * (bar + 8);
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
