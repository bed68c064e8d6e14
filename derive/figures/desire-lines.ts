import type { DesireLines } from "#content/figures.ts";
import { circle, type Chart, type ChartSize, chartWidths, line, scale, text } from "./shapes.ts";

const height = 330;

/** The width of a line, by its weight from 1 to 5. */
const flowWidths = [1.5, 4, 7, 10, 14];

export function desireLines({ zones, lines }: DesireLines, size: ChartSize): Chart {
  const width = chartWidths[size];
  const x = scale(0, 100, 24, width - 24);
  const y = scale(0, 100, 24, height - 24);
  const position = (index: number) => {
    const zone = zones[index];
    if (!zone) throw new Error(`A desire line ends at zone ${index} of ${zones.length}.`);
    return [x(zone.x), y(zone.y)] as const;
  };
  return {
    width,
    height,
    shapes: [
      ...lines.map(({ from, to, weight }) => ({
        ...line("flow", position(from), position(to)),
        strokeWidth: flowWidths[weight - 1]!,
      })),
      ...zones.flatMap((zone) => [
        circle("concrete", x(zone.x), y(zone.y), 15),
        text("strong", x(zone.x), y(zone.y) + 5, zone.label, "middle"),
      ]),
    ],
  };
}
