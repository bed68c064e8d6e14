import type { MethodsNeeded, NotATest, Place } from "#content/services/shape.ts";
import type { Unit } from "#content/units.ts";
import type { StandardId } from "#content/standards.ts";
import type { AccreditedLine } from "./accredited-lines.ts";
import type { PublishedQuantity } from "./quantity.ts";
import type { PublishedSample } from "./samples.ts";

/** Increases when a field of /catalogue.json is renamed, removed or changes its meaning. */
export const catalogueVersion = 5;

/** A test with every default applied; everything else takes it or a `Pick` of it. */
export interface PublishedTest {
  readonly serial: number;
  /** Public and stable: soil-testing/moisture-content. */
  readonly id: string;
  readonly path: string;
  readonly service: string;
  /** Tells it apart from another test of its service with the same name; absent where the name is unique. */
  readonly heading?: string | undefined;
  readonly table: string;
  readonly group?: string | undefined;
  readonly name: string;
  readonly note?: string | undefined;
  readonly methodReason?: string | undefined;
  readonly methods: readonly StandardId[];
  readonly methodsNeeded?: MethodsNeeded | undefined;
  readonly specifications: readonly StandardId[];
  /** One for each requirement column of the table, or one without a column. */
  readonly requirements: readonly Requirement[];
  readonly sample: PublishedSample;
  readonly duration?: PublishedQuantity | undefined;
  readonly place: Place;
  readonly unit?: Unit | undefined;
  /** Empty where the issued scope does not list the test, or is no longer valid: nothing is claimed then. */
  readonly accredited: readonly AccreditedLine[];
  /** The laboratory has not said yet that it offers the test. */
  readonly confirm: boolean;
  /** Ordered like a test, and counted as none. */
  readonly notATest?: NotATest | undefined;
}

export interface Requirement {
  readonly column?: string | undefined;
  readonly limit: string;
}
