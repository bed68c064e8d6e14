import type { StageLine } from "#content/figures.ts";
import { circle, type Chart, chartWidth, line, text } from "./shapes.ts";

const height = 118;
const rail = 26;

export function stageLine({ stages }: StageLine): Chart {
  const width = chartWidth / stages.length;
  const middle = (index: number) => (index + 0.5) * width;
  return {
    width: chartWidth,
    height,
    shapes: [
      line("curve", [0, rail], [chartWidth, rail]),
      ...stages.flatMap(({ title, lines }, index) => [
        circle("dot", middle(index), rail, 8),
        text("strong", middle(index), rail + 34, title, "middle"),
        ...lines.map((content, row) =>
          text("label", middle(index), rail + 54 + row * 18, content, "middle"),
        ),
      ]),
    ],
  };
}
