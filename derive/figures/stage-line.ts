import type { StageLine } from "#content/figures.ts";
import { circle, type Chart, type ChartSize, chartWidths, line, text } from "./shapes.ts";

const rail = 26;
const stageHeight = 84;

/** From left to right, and from top to bottom in a narrow chart. */
export const stageLine = (figure: StageLine, size: ChartSize): Chart =>
  size === "wide" ? across(figure) : down(figure);

function across({ stages }: StageLine): Chart {
  const width = chartWidths.wide;
  const stageWidth = width / stages.length;
  const middle = (index: number) => (index + 0.5) * stageWidth;
  return {
    width,
    height: 118,
    shapes: [
      line("curve", [0, rail], [width, rail]),
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

function down({ stages }: StageLine): Chart {
  const height = stages.length * stageHeight;
  return {
    width: chartWidths.narrow,
    height,
    shapes: [
      line("curve", [rail, 0], [rail, height]),
      ...stages.flatMap(({ title, lines }, index) => [
        circle("dot", rail, index * stageHeight + 30, 8),
        text("strong", rail + 26, index * stageHeight + 35, title),
        ...lines.map((content, row) =>
          text("label", rail + 26, index * stageHeight + 55 + row * 18, content),
        ),
      ]),
    ],
  };
}
