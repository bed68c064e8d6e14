import type { Place } from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";
import type { PublishedQuantity } from "./quantity.ts";

/** What a request can list besides single tests, as /catalogue.json has it. */
interface PublishedOrder {
  /** Public and stable; begins with the slug of the service. */
  readonly id: string;
  readonly name: string;
  /** Where the site describes it. */
  readonly path: string;
}

/** Tests that are ordered together, and share a sample. */
export interface PublishedSet extends PublishedOrder {
  readonly methods: readonly StandardId[];
  readonly specifications: readonly StandardId[];
  readonly sample: PublishedQuantity;
  /** The ids of its tests. */
  readonly tests: readonly string[];
}

export interface PublishedInstrument extends PublishedOrder {
  readonly methods: readonly StandardId[];
  readonly range?: PublishedQuantity | undefined;
  readonly place: Place;
}

export type PublishedSurvey = PublishedOrder;
