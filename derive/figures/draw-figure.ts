import type { Figure } from "#content/figures.ts";
import { bearingSection } from "./bearing-section.ts";
import { curve } from "./curve.ts";
import { deflectionBowl } from "./deflection-bowl.ts";
import { desireLines } from "./desire-lines.ts";
import { envelopes } from "./envelopes.ts";
import { groupedBars } from "./grouped-bars.ts";
import { type Drawing, drawingWidth, text } from "./marks.ts";
import { ranges } from "./ranges.ts";
import { rowBars } from "./row-bars.ts";
import { scatter } from "./scatter.ts";
import { stageLine } from "./stage-line.ts";

/** One drawing for each kind: a kind without one does not compile. */
const drawings = {
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
  [Kind in Figure["drawing"]]: (figure: Extract<Figure, { drawing: Kind }>) => Drawing;
};

/** Turns facts into marks. Runs at build; the browser gets no arithmetic. */
export function drawFigure(figure: Figure): Drawing {
  const draw = drawings[figure.drawing] as (figure: Figure) => Drawing;
  const drawing = draw(figure);
  return figure.illustrative
    ? {
        ...drawing,
        marks: [...drawing.marks, text("stamp", drawingWidth, 18, "illustrative", "end")],
      }
    : drawing;
}
