import type { Envelopes } from "#content/figures.ts";
import {
  area,
  type Chart,
  type ChartSize,
  chartWidths,
  line,
  type Shape,
  scale,
  text,
} from "./shapes.ts";

const panelWidth = chartWidths.narrow;
const panelHeight = 216;

export function envelopes({ unit, steps, panels }: Envelopes, size: ChartSize): Chart {
  const width = chartWidths[size];
  const perRow = width / panelWidth;
  const panel = ({ label, lower, upper }: Envelopes["panels"][number], index: number): Shape[] => {
    const left = (index % perRow) * panelWidth + 44;
    const top = Math.floor(index / perRow) * panelHeight + 34;
    const x = scale(0, steps.length - 1, left, left + panelWidth - 74);
    const y = scale(0, 100, top + 140, top);
    const end = x(steps.length - 1);
    return [
      text("strong", left, top - 14, label),
      text("label", end, top - 14, unit, "end"),
      ...[0, 25, 50, 75, 100].flatMap((level) => [
        line(level === 0 ? "axis" : "grid", [left, y(level)], [end, y(level)]),
        ...(level % 50 ? [] : [text("number", left - 8, y(level) + 4, `${level}`, "end")]),
      ]),
      area("band", [
        ...upper.map((value, step) => [x(step), y(value)] as const),
        ...lower.map((value, step) => [x(step), y(value)] as const).toReversed(),
      ]),
      ...steps.flatMap((step, column) =>
        column % 2 ? [] : [text("number", x(column), top + 158, step, "middle")],
      ),
    ];
  };
  return {
    width,
    height: Math.ceil(panels.length / perRow) * panelHeight,
    shapes: panels.flatMap(panel),
  };
}
