import type { Figure } from "#content/figures.ts";
import { bearingSection } from "./bearing-section.ts";
import { curve } from "./curve.ts";
import { deflectionBowl } from "./deflection-bowl.ts";
import { desireLines } from "./desire-lines.ts";
import { envelopes } from "./envelopes.ts";
import { groupedBars } from "./grouped-bars.ts";
import { type Chart, chartWidth, text } from "./shapes.ts";
import { ranges } from "./ranges.ts";
import { rowBars } from "./row-bars.ts";
import { scatter } from "./scatter.ts";
import { stageLine } from "./stage-line.ts";

/** A chart type without a function does not compile. */
const charts = {
  "grouped-bars": groupedBars,
  "row-bars": rowBars,
  envelopes,
  scatter,
  ranges,
  "deflection-bowl": deflectionBowl,
  curve,
  "bearing-section": bearingSection,
  "desire-lines": desireLines,
  "stage-line": stageLine,
} satisfies {
  [Kind in Figure["chart"]]: (figure: Extract<Figure, { chart: Kind }>) => Chart;
};

/** Runs at build, so that browsers receive shapes and no geometry code. */
export function drawChart(figure: Figure): Chart {
  const draw = charts[figure.chart] as (figure: Figure) => Chart;
  const chart = draw(figure);
  if (figure.from !== "illustrative") return chart;
  const stamp = text("stamp", chartWidth, 18, "illustrative", "end");
  return { ...chart, shapes: [...chart.shapes, stamp] };
}
