import type { DeflectionBowl } from "#content/figures.ts";
import {
  area,
  smoothCurve,
  circle,
  type Chart,
  type ChartSize,
  chartWidths,
  line,
  type Shape,
  type Point,
  rect,
  scale,
  text,
} from "./shapes.ts";

const panelHeight = 250;
const surface = 96;
const foot = 200;

/** Beside each other in a wide chart, the pulse below the bowl in a narrow one. */
export function deflectionBowl({ bowl, pulse }: DeflectionBowl, size: ChartSize): Chart {
  const width = chartWidths[size];
  return size === "wide"
    ? {
        width,
        height: panelHeight,
        shapes: [...bowlShapes(bowl, 360), ...pulseShapes(pulse, 440, width, 0)],
      }
    : {
        width,
        height: 2 * panelHeight,
        shapes: [...bowlShapes(bowl, 300), ...pulseShapes(pulse, 10, width, panelHeight)],
      };
}

function bowlShapes(bowl: readonly number[], right: number): Shape[] {
  const x = scale(0, bowl.length - 1, 46, right);
  const y = scale(0, 1, surface, foot - 20);
  return [
    text("strong", 10, 22, "Deflection bowl"),
    rect("steel", 26, surface - 22, 40, 8),
    line("limit", [46, surface - 56], [46, surface - 28]),
    text("label", 58, surface - 40, "load plate"),
    line("grid", [0, surface], [right + 20, surface]),
    smoothCurve(
      "curve",
      bowl.map((share, index): Point => [x(index), y(share)]),
    ),
    ...bowl.flatMap((share, index) => [
      line("grid", [x(index), surface - 8], [x(index), y(share)]),
      circle("dot", x(index), y(share), 5),
      text("number", x(index), surface - (index ? 12 : 2), index ? `${index + 1}` : "", "middle"),
    ]),
    text("number", 46, y(1) + 22, "1", "middle"),
    text("label", right, foot + 22, `sensors 1 to ${bowl.length}`, "end"),
  ];
}

/** Half a sine wave, once as short and once as long as the pulse may be. */
function pulseShapes(
  { from, to }: DeflectionBowl["pulse"],
  left: number,
  right: number,
  top: number,
): Shape[] {
  const base = top + foot;
  const x = scale(0, to, left, right - 14);
  const y = scale(0, 1, base, top + surface - 28);
  const wave = (length: number): Point[] =>
    Array.from({ length: 25 }, (_, index) => [
      x((index / 24) * length),
      y(Math.sin((index / 24) * Math.PI)),
    ]);
  return [
    text("strong", Math.max(left - 10, 10), top + 22, "Load pulse"),
    area("band", [...wave(to), ...wave(from).toReversed()]),
    line("axis", [left, base], [right, base]),
    line("axis", [left, base], [left, top + surface - 34]),
    ...[0, from, to].map((time) => text("number", x(time), base + 20, `${time}`, "middle")),
    text("label", right, base + 42, "time, ms", "end"),
    text("label", left + 10, top + surface - 30, "load"),
  ];
}
