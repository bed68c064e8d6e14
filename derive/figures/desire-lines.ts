import type { DesireLines } from "#content/figures.ts";
import { circle, type Drawing, drawingWidth, line, type Look, scale, text } from "./marks.ts";

const height = 330;

const looks = ["flow-1", "flow-2", "flow-3", "flow-4", "flow-5"] as const satisfies readonly Look[];

export function desireLines({ zones, lines }: DesireLines): Drawing {
  const x = scale(0, 100, 24, drawingWidth - 24);
  const y = scale(0, 100, 24, height - 24);
  const place = (at: number) => {
    const zone = zones[at];
    if (!zone) throw new Error(`A desire line ends at zone ${at}, of ${zones.length}.`);
    return [x(zone.x), y(zone.y)] as const;
  };
  return {
    width: drawingWidth,
    height,
    marks: [
      ...lines.map(({ from, to, weight }) =>
        line(looks[weight - 1] ?? "flow-1", place(from), place(to)),
      ),
      ...zones.flatMap((zone) => [
        circle("concrete", x(zone.x), y(zone.y), 15),
        text("strong", x(zone.x), y(zone.y) + 5, zone.label, "middle"),
      ]),
    ],
  };
}
