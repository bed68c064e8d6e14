/** What a service page is made of. A page is a list of sections; each kind has one drawing in app/blocks. */
export interface TextSection {
  readonly kind: "text";
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

export interface PointsSection {
  readonly kind: "points";
  readonly heading: string;
  readonly intro?: string;
  readonly points: readonly string[];
}

export type Section = TextSection | PointsSection;

export const categories = [
  { key: "materials", heading: "Construction materials" },
  { key: "ground-and-structures", heading: "Soil, foundations and structures" },
  { key: "water", heading: "Water" },
  { key: "roads-and-traffic", heading: "Roads and traffic" },
  { key: "calibration", heading: "Calibration" },
] as const;

export type CategoryKey = (typeof categories)[number]["key"];

/** A figure worth reading before the text: three at most stand under the lead. */
export interface KeyFigure {
  readonly value: string;
  readonly label: string;
}

export interface Service {
  readonly slug: string;
  readonly name: string;
  readonly category: CategoryKey;
  /** One sentence for cards, search results and the page's description. */
  readonly description: string;
  /** The opening sentences of the page. */
  readonly lead: string;
  readonly keyFigures?: readonly KeyFigure[];
  readonly sections: readonly Section[];
}
