import type { DesireLines } from "#content/figures.ts";
import { circle, type Chart, chartWidth, line, type ShapeStyle, scale, text } from "./shapes.ts";

const height = 330;

const flowStyles = [
  "flow-1",
  "flow-2",
  "flow-3",
  "flow-4",
  "flow-5",
] as const satisfies readonly ShapeStyle[];

export function desireLines({ zones, lines }: DesireLines): Chart {
  const x = scale(0, 100, 24, chartWidth - 24);
  const y = scale(0, 100, 24, height - 24);
  const position = (index: number) => {
    const zone = zones[index];
    if (!zone) throw new Error(`A desire line ends at zone ${index} of ${zones.length}.`);
    return [x(zone.x), y(zone.y)] as const;
  };
  return {
    width: chartWidth,
    height,
    shapes: [
      ...lines.map(({ from, to, weight }) =>
        line(flowStyles[weight - 1] ?? "flow-1", position(from), position(to)),
      ),
      ...zones.flatMap((zone) => [
        circle("concrete", x(zone.x), y(zone.y), 15),
        text("strong", x(zone.x), y(zone.y) + 5, zone.label, "middle"),
      ]),
    ],
  };
}
