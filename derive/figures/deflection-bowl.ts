import type { DeflectionBowl } from "#content/figures.ts";
import {
  area,
  smoothCurve,
  circle,
  type Chart,
  chartWidth,
  line,
  type Shape,
  type Point,
  rect,
  scale,
  text,
} from "./shapes.ts";

const height = 250;
const surface = 96;
const foot = 200;

export function deflectionBowl({ bowl, pulse }: DeflectionBowl): Chart {
  return { width: chartWidth, height, shapes: [...bowlShapes(bowl), ...pulseShapes(pulse)] };
}

function bowlShapes(bowl: readonly number[]): Shape[] {
  const x = scale(0, bowl.length - 1, 46, 360);
  const y = scale(0, 1, surface, foot - 20);
  return [
    text("strong", 10, 22, "Deflection bowl"),
    rect("steel", 16, surface - 22, 60, 8),
    line("limit", [46, surface - 56], [46, surface - 28]),
    text("label", 58, surface - 40, "load plate"),
    line("grid", [0, surface], [380, surface]),
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
    text("label", 360, foot + 22, `sensors 1 to ${bowl.length}`, "end"),
  ];
}

/** Half a sine wave, once as short and once as long as the pulse may be. */
function pulseShapes({ from, to }: DeflectionBowl["pulse"]): Shape[] {
  const x = scale(0, to, 440, chartWidth - 14);
  const y = scale(0, 1, foot, surface - 28);
  const wave = (length: number): Point[] =>
    Array.from({ length: 25 }, (_, index) => [
      x((index / 24) * length),
      y(Math.sin((index / 24) * Math.PI)),
    ]);
  return [
    text("strong", 430, 22, "Load pulse"),
    area("band", [...wave(to), ...wave(from).toReversed()]),
    line("axis", [440, foot], [chartWidth, foot]),
    line("axis", [440, foot], [440, surface - 34]),
    ...[0, from, to].map((time) => text("number", x(time), foot + 20, `${time}`, "middle")),
    text("label", chartWidth, foot + 42, "time, ms", "end"),
    text("label", 450, surface - 30, "load"),
  ];
}
