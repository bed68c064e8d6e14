import type { Provenance } from "./provenance.ts";

/** The text of a figure. */
export interface FigureText {
  readonly title: string;
  readonly caption: string;
  /** Replaces the chart for readers who cannot see it. */
  readonly alternative: string;
  /** An illustrative chart is stamped so. */
  readonly from: Provenance;
}

/** Horizontal bars, one row for each label. */
export interface RowBars extends FigureText {
  readonly chart: "row-bars";
  readonly unit: string;
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

export interface DeflectionBowl extends FigureText {
  readonly chart: "deflection-bowl";
  /** Share of the largest deflection at each sensor, from the plate outwards. */
  readonly bowl: readonly number[];
  readonly pulse: { readonly from: number; readonly to: number };
}

/** A curve over two axes, with reference lines. */
export interface Curve extends FigureText {
  readonly chart: "curve";
  readonly across: { readonly label: string; readonly ticks: readonly number[] };
  readonly up: { readonly label: string; readonly ticks: readonly number[]; readonly down?: true };
  readonly points: readonly (readonly [x: number, y: number])[];
  /** A spline through the points instead of straight segments. */
  readonly smooth?: true;
  readonly acrossLines?: readonly { readonly at: number; readonly label: string }[];
  readonly upLines?: readonly { readonly at: number; readonly label: string }[];
}

/** A drawing without figures: a file of app/blocks/drawings, by its name without the extension. */
export interface Drawing extends FigureText {
  readonly chart: "drawing";
  readonly drawing: "bearing-section" | "desire-lines";
}

export type Figure = RowBars | DeflectionBowl | Curve | Drawing;
