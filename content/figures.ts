import type { StandardId } from "./standards.ts";

/** Words that every figure has, whatever it draws. */
export interface FigureWords {
  readonly title: string;
  readonly caption: string;
  /** What a reader who cannot see the figure needs from it. */
  readonly alternative: string;
  readonly source: readonly StandardId[];
  /** The data shows a shape, not a measurement; the figure says so inside its frame. */
  readonly illustrative?: true;
}

/** Upright bars in groups, one bar for each series. */
export interface GroupedBars extends FigureWords {
  readonly chart: "grouped-bars";
  readonly unit: string;
  readonly series: readonly string[];
  readonly groups: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** Lying bars, one row for each name. */
export interface RowBars extends FigureWords {
  readonly chart: "row-bars";
  readonly unit: string;
  readonly series: readonly string[];
  readonly rows: readonly { readonly label: string; readonly values: readonly number[] }[];
}

/** A band between two lines in each panel. */
export interface Envelopes extends FigureWords {
  readonly chart: "envelopes";
  readonly unit: string;
  /** Left to right. */
  readonly steps: readonly string[];
  readonly panels: readonly {
    readonly label: string;
    readonly lower: readonly number[];
    readonly upper: readonly number[];
  }[];
}

export interface Scatter extends FigureWords {
  readonly chart: "scatter";
  readonly across: string;
  readonly up: string;
  readonly points: readonly { readonly label: string; readonly x: number; readonly y: number }[];
}

/** From–to bars, in panels with a scale of their own. */
export interface Ranges extends FigureWords {
  readonly chart: "ranges";
  readonly panels: readonly {
    readonly label: string;
    readonly rows: readonly {
      readonly label: string;
      readonly low: number;
      readonly high: number;
      readonly words: string;
      readonly typical: boolean;
    }[];
  }[];
}

export interface DeflectionBowl extends FigureWords {
  readonly chart: "deflection-bowl";
  /** Share of the greatest deflection at each sensor, from the plate outwards. */
  readonly bowl: readonly number[];
  readonly pulse: { readonly from: number; readonly to: number };
}

/** A curve over two axes, with lines that a reader compares it with. */
export interface Curve extends FigureWords {
  readonly chart: "curve";
  readonly across: { readonly label: string; readonly ticks: readonly number[] };
  readonly up: { readonly label: string; readonly ticks: readonly number[]; readonly down?: true };
  readonly points: readonly (readonly [x: number, y: number])[];
  /** Drawn through the points as one bend; otherwise from reading to reading. */
  readonly smooth?: true;
  readonly acrossLines?: readonly { readonly at: number; readonly label: string }[];
  readonly upLines?: readonly { readonly at: number; readonly label: string }[];
}

export interface BearingSection extends FigureWords {
  readonly chart: "bearing-section";
  readonly parts: {
    readonly girder: string;
    readonly bearing: string;
    readonly rubber: string;
    readonly shim: string;
    readonly cover: string;
    readonly pedestal: string;
    readonly load: string;
    readonly shear: string;
  };
  readonly shims: number;
}

export interface DesireLines extends FigureWords {
  readonly chart: "desire-lines";
  /** Places on a field of 100 by 100. */
  readonly zones: readonly { readonly label: string; readonly x: number; readonly y: number }[];
  /** Between two zones, with a weight from 1 to 5. */
  readonly lines: readonly {
    readonly from: number;
    readonly to: number;
    readonly weight: number;
  }[];
}

export interface StageLine extends FigureWords {
  readonly chart: "stage-line";
  readonly stages: readonly { readonly title: string; readonly lines: readonly string[] }[];
}

export type Figure =
  | GroupedBars
  | RowBars
  | Envelopes
  | Scatter
  | Ranges
  | DeflectionBowl
  | Curve
  | BearingSection
  | DesireLines
  | StageLine;
