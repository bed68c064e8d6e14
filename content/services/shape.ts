import type { sharedPapers } from "../copy/tables/booking.ts";
import type { Unit } from "../units.ts";
import type { Figure } from "../figures.ts";
import type {
  Capability,
  FromStandard,
  Provenance,
  Quantity,
  Sources,
  Unconfirmed,
} from "../provenance.ts";
import type { Sample } from "../samples.ts";
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
  readonly points: readonly Point[];
  /** Phones show its heading first. */
  readonly closedOnPhones?: true;
  /** Short entries, laid out in two columns. */
  readonly short?: true;
}

/** A sentence, or the name of something that another section of the page describes. */
export type Point = string | { readonly text: string; readonly section: string };

export type Place = "laboratory" | "site";

/** Taking a sample, what is calculated from results, or water whose tests are agreed. */
export type NotATest = "sampling" | "evaluation" | "agreed";

/** Each measures a part of the result, or the client chooses one. */
export type MethodsNeeded = "all" | "oneOf";

interface RowFacts {
  readonly name: string;
  /** How it is tested. */
  readonly methods: readonly StandardId[];
  /** Of several methods; absent where nobody has said, which is then asked. */
  readonly methodsNeeded?: MethodsNeeded;
  /** What a client must know to order the test. */
  readonly note?: string;
  /** Default: the sample of the group or table. */
  readonly sample?: Sample;
  /** Soaking, curing or incubation that the method prescribes, not a date of ours. */
  readonly duration?: Quantity;
  /** Default: the place of the table. */
  readonly place?: Place;
  /** The laboratory has not said that it offers this test. */
  readonly confirm?: true;
  /** Ordered like a test, and counted as none: what it is instead. It stands after the tests of its service. */
  readonly notATest?: NotATest;
  /** Why a withdrawn or superseded method is used; a test requires it for such a method. */
  readonly methodReason?: string;
}

/** One limit, or one for each of the table's requirement columns. */
type Requirement = string | readonly string[];

/** A test as content states it; derive/catalogue/catalogue.ts applies the defaults named here. */
export interface TestRow extends RowFacts {
  /** What the result is judged by, and the source of the limit; default: those of the group. */
  readonly specifications?: readonly StandardId[];
  readonly requirement?: Requirement;
}

/** A row whose group names no specification: one with a limit names the specification that sets it. */
type RowOfItsOwn = RowFacts &
  (
    | { readonly specifications?: readonly StandardId[]; readonly requirement?: undefined }
    | { readonly specifications: Sources; readonly requirement: Requirement }
  );

/** Rows by id, which is unique in the service and part of public addresses: it stays when a row is renamed or moved. */
export type TestRows = Readonly<Record<string, TestRow>>;

export type TestGroup = {
  /** Absent where the table has one group. */
  readonly heading?: string;
  readonly sample?: Sample;
} & (
  | { readonly specifications: Sources; readonly rows: TestRows }
  | {
      readonly specifications?: undefined;
      readonly rows: Readonly<Record<string, RowOfItsOwn>>;
    }
);

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
  readonly sample: Sample;
  /** Default: laboratory. */
  readonly place?: Place;
  /** Default: samples, or just a number on site. */
  readonly countedIn?: Unit;
  readonly groups: readonly TestGroup[];
  readonly notes?: readonly string[];
  /** Closed at first, under its heading: few visitors of the page look for these tests. */
  readonly closed?: true;
}

/** Values by grade, class or case. */
export interface ValuesSection {
  readonly kind: "values";
  readonly heading: string;
  readonly intro?: string;
  /** Column headings, the row name's first. */
  readonly columns: readonly string[];
  /** The first cell is the row's name. */
  readonly rows: readonly (readonly string[])[];
  readonly from: Provenance;
  readonly notes?: readonly string[];
  /** Each row is a survey that can be ordered, so the search lists it. */
  readonly surveys?: true;
  /** One unit for all its surveys, or by the name of the row; default: surveys. */
  readonly countedIn?: Unit | Readonly<Record<string, Unit>>;
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
  /** Phones show its heading first. */
  readonly closedOnPhones?: true;
}

export interface SetsSection {
  readonly kind: "sets";
  readonly heading: string;
  readonly intro?: string;
  /** By id, which is unique in the service and part of public addresses: it stays when a set is renamed. */
  readonly sets: Readonly<Record<string, TestSet>>;
}

/** Tests that are ordered together, on one sample. */
export interface TestSet {
  /** Pages add the number of tests. */
  readonly name: string;
  /** What the set has or leaves out; default: the names of its tests. */
  readonly note?: string;
  /** Ids of rows of the service, whose specifications apply. */
  readonly tests: readonly string[];
  /** Says which tests belong to it; without a standard the list is ours. */
  readonly definedBy?: FromStandard;
  /** The laboratory has not said yet which tests belong to it. */
  readonly confirm?: true;
  readonly sample: Sample;
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
  /** What its label claims or not: beside each group, each row that the search finds and each entry of a request. */
  readonly accreditation: string;
  /** Instruments are numbered from 1 across all groups. */
  readonly numbered?: true;
  readonly groups: readonly InstrumentGroup[];
}

export interface InstrumentGroup {
  readonly heading: string;
  readonly instruments: readonly Instrument[];
}

export interface Instrument {
  /** Part of public addresses; default: from the name. Write the old one here when the name changes. */
  readonly id?: string;
  readonly name: string;
  readonly range?: Capability;
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
  | SetsSection
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
  readonly from: Provenance;
}

/** The "What to bring" block of a service page. Dates are agreed, never promised. */
export interface WhatToBring {
  /** Whether samples come to the laboratory or the work is done on site. */
  readonly place: Place;
  readonly samples: readonly {
    /** Default: the name of the kind. What needs several kinds has a line for each. */
    readonly of?: string;
    readonly sample: Sample;
  }[];
  /** Besides what the kinds of sample say. */
  readonly packing: readonly string[];
  /** Besides the shared ones. */
  readonly papers?: readonly string[];
  readonly sharedPapers?: keyof typeof sharedPapers;
  /** What the methods themselves take. */
  readonly times: readonly Quantity[];
  /** How the date of the report is agreed. */
  readonly agreement: string;
}

/** Names what a page holds where its title suggests something else. */
export interface WhereToFind {
  readonly here: string;
  readonly elsewhere: readonly { readonly what: string; readonly slug: string }[];
}

export interface Service {
  readonly slug: string;
  readonly name: string;
  /** What "Ask about …" names. */
  readonly subject: string;
  readonly category: CategoryKey;
  /** False for surveys, audits and calibration, which the scope of a testing laboratory does not list. */
  readonly inTestingScope: boolean;
  /** On its card, about 60 characters: first what people look for. */
  readonly card: string;
  /** One sentence for the page's meta description. */
  readonly description: string;
  /** The opening sentences of the page. */
  readonly lead: string;
  readonly whereToFind?: WhereToFind;
  readonly keyFigures?: readonly KeyFigure[];
  readonly sections: readonly Section[];
  readonly bring: WhatToBring;
  /** Standards that no row cites but that apply to the page's text. */
  readonly references?: readonly StandardId[];
  /** Equipment and practice that the page names and nobody has confirmed; no page shows this list. */
  readonly unconfirmed?: readonly Unconfirmed[];
}
