import type { Figure } from "../figures.ts";
import type { StandardId } from "../standards.ts";

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
  /** Short words, set in two columns. */
  readonly short?: true;
}

/** Fixed by a standard, a rule or the laboratory; or only usual, and then the page says "typical". */
export type Quantity = { readonly stated: string } | { readonly typical: string };

export type Place = "laboratory" | "site";

/** Whether the scope of accreditation lists the test. Only the laboratory can say. */
export type ScopeStatus = "in-scope" | "out-of-scope" | "not-stated";

export interface TestRow {
  readonly name: string;
  /** How it is tested. */
  readonly methods: readonly StandardId[];
  /** What the result is judged by, never mixed with the method. */
  readonly specifications?: readonly StandardId[];
  /** The limit: one, or one for each of the table's requirement columns. */
  readonly requirement?: string | readonly string[];
  /** Anything needed to order the test rightly. */
  readonly note?: string;
  /** Left out: the sample of the group or table. */
  readonly sample?: Quantity;
  /** What the method itself takes: soaking, curing, incubation. Never a promised date. */
  readonly duration?: string;
  /** Left out: the place of the table. */
  readonly place?: Place;
  /** Left out: not-stated. */
  readonly scope?: ScopeStatus;
}

export interface TestGroup {
  /** Left out where the table is one group. */
  readonly heading?: string;
  readonly specifications?: readonly StandardId[];
  readonly sample?: Quantity;
  readonly rows: readonly TestRow[];
}

/** A table of tests: the catalogue that page, scope document and search read. */
export interface TestsSection {
  readonly kind: "tests";
  readonly heading: string;
  readonly intro?: string;
  /** Indian and ASTM methods in columns of their own. */
  readonly methodColumns?: "is-astm";
  readonly requirementColumns?: readonly string[];
  /** Rows are counted from 1 where the number of tests is part of the offer. */
  readonly numbered?: true;
  readonly sample: Quantity;
  /** Left out: laboratory. */
  readonly place?: Place;
  readonly groups: readonly TestGroup[];
  readonly notes?: readonly string[];
}

/** Values by grade, class or case, with the standard they come from. */
export interface ValuesSection {
  readonly kind: "values";
  readonly heading: string;
  readonly intro?: string;
  /** The head of the first column, then of the others. */
  readonly columns: readonly string[];
  /** The first cell names the row. */
  readonly rows: readonly (readonly string[])[];
  /** The standard the values come from; left out where they come from elsewhere. */
  readonly source?: readonly StandardId[];
  readonly notes?: readonly string[];
}

export interface StepsSection {
  readonly kind: "steps";
  readonly heading: string;
  readonly intro?: string;
  readonly steps: readonly TitledText[];
}

export interface TitledText {
  readonly title: string;
  readonly text: string;
}

export interface CapabilitiesSection {
  readonly kind: "capabilities";
  readonly heading: string;
  readonly intro?: string;
  readonly items: readonly TitledText[];
}

/** What is offered as one order: a package of tests, or tests as a standard lists them. */
export interface PackagesSection {
  readonly kind: "packages";
  readonly heading: string;
  readonly intro?: string;
  readonly packages: readonly Package[];
}

export interface Package {
  readonly name: string;
  readonly contents: string;
  readonly methods: readonly StandardId[];
  readonly specifications: readonly StandardId[];
  readonly sample: Quantity;
}

/** The services of this page's own group, from the shared list. */
export interface GroupServicesSection {
  readonly kind: "group-services";
  readonly heading: string;
  readonly intro: string;
}

export interface InstrumentsSection {
  readonly kind: "instruments";
  readonly heading: string;
  readonly intro: string;
  readonly tabs: readonly InstrumentTab[];
  readonly notes?: readonly string[];
}

export interface InstrumentTab {
  /** The address's hash. */
  readonly hash: string;
  readonly label: string;
  readonly intro: string;
  /** Instruments are counted from 1 through all groups. */
  readonly numbered?: true;
  readonly groups: readonly InstrumentGroup[];
}

export interface InstrumentGroup {
  readonly heading: string;
  readonly instruments: readonly Instrument[];
}

export interface Instrument {
  readonly name: string;
  readonly range?: Quantity;
  readonly methods: readonly StandardId[];
  /** Where no standard says how. */
  readonly method?: string;
  readonly place: Place;
}

export interface FigureSection {
  readonly kind: "figure";
  readonly figure: Figure;
}

export type Section =
  | TextSection
  | PointsSection
  | TestsSection
  | ValuesSection
  | StepsSection
  | CapabilitiesSection
  | PackagesSection
  | GroupServicesSection
  | InstrumentsSection
  | FigureSection;

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

/** The block every service page has. Times are the method's own; a date is agreed, never promised. */
export interface WhatToBring {
  /** Where the work is done: a sample comes to us, or we come to the site. */
  readonly place: Place;
  readonly samples: readonly { readonly of: string; readonly amount: Quantity }[];
  readonly packing: readonly string[];
  readonly papers: readonly string[];
  readonly times: readonly string[];
  /** How the date of the report is settled. */
  readonly agreement: string;
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
  readonly bring: WhatToBring;
  /** Standards behind the page's words that no row cites. */
  readonly references?: readonly StandardId[];
}
