import type { Figure } from "#content/figures.ts";
import { bearingSection } from "./bearing-section.ts";
import { curve } from "./curve.ts";
import { deflectionBowl } from "./deflection-bowl.ts";
import { desireLines } from "./desire-lines.ts";
import { envelopes } from "./envelopes.ts";
import { groupedBars } from "./grouped-bars.ts";
import { type Chart, type ChartSize, chartWidths, text } from "./shapes.ts";
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
  [Kind in Figure["chart"]]: (figure: Extract<Figure, { chart: Kind }>, size: ChartSize) => Chart;
};

/** Runs at build, so that browsers receive shapes and no geometry code. */
export function drawChart(figure: Figure, size: ChartSize): Chart {
  const draw = charts[figure.chart] as (figure: Figure, size: ChartSize) => Chart;
  const chart = draw(figure, size);
  return figure.from === "illustrative" ? stamped(chart, size) : chart;
}

/** The stamp is at the top of a wide chart, and below a narrow one, which has no room above. */
function stamped(chart: Chart, size: ChartSize): Chart {
  const height = size === "wide" ? chart.height : chart.height + 22;
  const y = size === "wide" ? 18 : height - 5;
  const stamp = text("stamp", chartWidths[size], y, "illustrative", "end");
  return { ...chart, height, shapes: [...chart.shapes, stamp] };
}
