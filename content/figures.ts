import type { Provenance } from "./provenance.ts";

/** A drawing that illustrates a shape, and holds no figures. */
export interface Figure {
  /** A file of app/blocks/drawings, by its name without the extension. */
  readonly drawing:
    | "bearing-section"
    | "compaction-curve"
    | "deflection-bowl"
    | "desire-lines"
    | "load-settlement-curve";
  readonly title: string;
  readonly caption: string;
  /** Replaces the drawing for readers who cannot see it. */
  readonly alternative: string;
  readonly from: Provenance;
}
