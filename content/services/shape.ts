import type { Figure } from "../figures.ts";
import type { StandardId } from "../standards.ts";

/** A service page is a list of sections; app/blocks has one component for each kind. */
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
  /** Short entries, laid out in two columns. */
  readonly short?: true;
}

/** Stated by a standard, a rule or the laboratory; or only typical, and then the page says so. */
export type Quantity = { readonly stated: string } | { readonly typical: string };

export type Place = "laboratory" | "site";

/** Whether the scope of accreditation lists the test. Only the laboratory can say. */
export type ScopeStatus = "in-scope" | "out-of-scope" | "not-stated";

/** A test as content states it; derive/catalogue.ts applies the defaults named here. */
export interface TestRow {
  readonly name: string;
  /** How it is tested. */
  readonly methods: readonly StandardId[];
  /** What the result is judged by; default: those of the group. */
  readonly specifications?: readonly StandardId[];
  /** The limit: one, or one for each of the table's requirement columns. */
  readonly requirement?: string | readonly string[];
  /** What a client must know to order the test. */
  readonly note?: string;
  /** Default: the sample of the group or table. */
  readonly sample?: Quantity;
  /** Soaking, curing or incubation that the method prescribes, never a promised date. */
  readonly duration?: string;
  /** Default: the place of the table. */
  readonly place?: Place;
  /** Default: not-stated. */
  readonly scope?: ScopeStatus;
}

/** Rows by id, which is unique in the service and part of public addresses: it stays when a row is renamed or moved. */
export type TestRows = Readonly<Record<string, TestRow>>;

export interface TestGroup {
  /** Absent where the table has one group. */
  readonly heading?: string;
  readonly specifications?: readonly StandardId[];
  readonly sample?: Quantity;
  readonly rows: TestRows;
}

/** A table of tests: service page, testing scope and catalogue files are made from it. */
export interface TestsSection {
  readonly kind: "tests";
  readonly heading: string;
  readonly intro?: string;
  /** Indian and ASTM methods in separate columns. */
  readonly methodColumns?: "is-astm";
  readonly requirementColumns?: readonly string[];
  /** The number of tests is part of the offer, so rows are numbered from 1. */
  readonly numbered?: true;
  readonly sample: Quantity;
  /** Default: laboratory. */
  readonly place?: Place;
  readonly groups: readonly TestGroup[];
  readonly notes?: readonly string[];
}

/** Values by grade, class or case, with their source. */
export interface ValuesSection {
  readonly kind: "values";
  readonly heading: string;
  readonly intro?: string;
  /** Column headings, the row name's first. */
  readonly columns: readonly string[];
  /** The first cell is the row's name. */
  readonly rows: readonly (readonly string[])[];
  /** Absent where the values come from no standard. */
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

/** Sets of tests that are ordered together. */
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

/** Lists the services of the page's own category. */
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
  /** The URL fragment that selects the tab. */
  readonly hash: string;
  readonly label: string;
  readonly intro: string;
  /** Instruments are numbered from 1 across all groups. */
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
  /** The procedure where no standard describes it. */
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

/** A number shown under the lead; at most three. */
export interface KeyFigure {
  readonly value: string;
  readonly label: string;
}

/** The "What to bring" block of a service page. Dates are agreed, never promised. */
export interface WhatToBring {
  /** Whether samples come to the laboratory or the work is done on site. */
  readonly place: Place;
  readonly samples: readonly { readonly of: string; readonly amount: Quantity }[];
  readonly packing: readonly string[];
  readonly papers: readonly string[];
  readonly times: readonly string[];
  /** How the date of the report is agreed. */
  readonly agreement: string;
}

export interface Service {
  readonly slug: string;
  readonly name: string;
  readonly category: CategoryKey;
  /** False for surveys, audits and calibration, which the scope of a testing laboratory does not list. */
  readonly inTestingScope: boolean;
  /** One sentence for cards and for the page's meta description. */
  readonly description: string;
  /** The opening sentences of the page. */
  readonly lead: string;
  readonly keyFigures?: readonly KeyFigure[];
  readonly sections: readonly Section[];
  readonly bring: WhatToBring;
  /** Standards that no row cites but that apply to the page's text. */
  readonly references?: readonly StandardId[];
}
