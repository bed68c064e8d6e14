import type { DeflectionBowl } from "#content/figures.ts";
import {
  area,
  bend,
  circle,
  type Drawing,
  drawingWidth,
  line,
  type Mark,
  type Point,
  rect,
  scale,
  text,
} from "./marks.ts";

const height = 250;
const surface = 96;
const foot = 200;

export function deflectionBowl({ bowl, pulse }: DeflectionBowl): Drawing {
  return { width: drawingWidth, height, marks: [...bowlMarks(bowl), ...pulseMarks(pulse)] };
}

function bowlMarks(bowl: readonly number[]): Mark[] {
  const x = scale(0, bowl.length - 1, 46, 360);
  const y = scale(0, 1, surface, foot - 20);
  return [
    text("strong", 10, 22, "Deflection bowl"),
    rect("steel", 16, surface - 22, 60, 8),
    line("limit", [46, surface - 56], [46, surface - 28]),
    text("label", 58, surface - 40, "load plate"),
    line("grid", [0, surface], [380, surface]),
    bend(
      "curve",
      bowl.map((share, at): Point => [x(at), y(share)]),
    ),
    ...bowl.flatMap((share, at) => [
      line("grid", [x(at), surface - 8], [x(at), y(share)]),
      circle("dot", x(at), y(share), 5),
      text("number", x(at), surface - (at ? 12 : 2), at ? `${at + 1}` : "", "middle"),
    ]),
    text("number", 46, y(1) + 22, "1", "middle"),
    text("label", 360, foot + 22, `sensors 1 to ${bowl.length}`, "end"),
  ];
}

/** Half a sine wave, once as short and once as long as the pulse may be. */
function pulseMarks({ from, to }: DeflectionBowl["pulse"]): Mark[] {
  const x = scale(0, to, 440, drawingWidth - 14);
  const y = scale(0, 1, foot, surface - 28);
  const wave = (length: number): Point[] =>
    Array.from({ length: 25 }, (_, at) => [
      x((at / 24) * length),
      y(Math.sin((at / 24) * Math.PI)),
    ]);
  return [
    text("strong", 430, 22, "Load pulse"),
    area("band", [...wave(to), ...wave(from).toReversed()]),
    line("axis", [440, foot], [drawingWidth, foot]),
    line("axis", [440, foot], [440, surface - 34]),
    ...[0, from, to].map((time) => text("number", x(time), foot + 20, `${time}`, "middle")),
    text("label", drawingWidth, foot + 42, "time, ms", "end"),
    text("label", 450, surface - 30, "load"),
  ];
}
