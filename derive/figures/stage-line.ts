import type { StageLine } from "#content/figures.ts";
import { circle, type Drawing, drawingWidth, line, text } from "./marks.ts";

const height = 118;
const rail = 26;

export function stageLine({ stages }: StageLine): Drawing {
  const width = drawingWidth / stages.length;
  const middle = (at: number) => (at + 0.5) * width;
  return {
    width: drawingWidth,
    height,
    marks: [
      line("curve", [0, rail], [drawingWidth, rail]),
      ...stages.flatMap(({ title, lines }, at) => [
        circle("dot", middle(at), rail, 8),
        text("strong", middle(at), rail + 34, title, "middle"),
        ...lines.map((words, row) =>
          text("label", middle(at), rail + 54 + row * 18, words, "middle"),
        ),
      ]),
    ],
  };
}
