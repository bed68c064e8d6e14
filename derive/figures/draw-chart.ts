import type { Drawing, Figure } from "#content/figures.ts";
import { curve } from "./curve.ts";
import { deflectionBowl } from "./deflection-bowl.ts";
import { type Chart, type ChartSize, chartWidths, text } from "./shapes.ts";
import { rowBars } from "./row-bars.ts";

export type ChartFigure = Exclude<Figure, Drawing>;

/** A chart type without a function does not compile. */
const charts = {
  "row-bars": rowBars,
  "deflection-bowl": deflectionBowl,
  curve,
} satisfies {
  [Kind in ChartFigure["chart"]]: (
    figure: Extract<Figure, { chart: Kind }>,
    size: ChartSize,
  ) => Chart;
};

/** Runs at build, so that browsers receive shapes and no geometry code. */
export function drawChart(figure: ChartFigure, size: ChartSize): Chart {
  const draw = charts[figure.chart] as (figure: ChartFigure, size: ChartSize) => Chart;
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
