import type { FromStandard } from "#content/provenance.ts";
import type { Place } from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";
import type { PublishedQuantity } from "./quantity.ts";
import type { PublishedSample } from "./samples.ts";

/** What a request can list besides single tests, as /catalogue.json has it. */
export interface PublishedOrder {
  /** Public and stable; begins with the slug of the service. */
  readonly id: string;
  readonly name: string;
  /** Where the site describes it. */
  readonly path: string;
  readonly note?: string | undefined;
}

/** Tests that are ordered together, and share a sample. */
export interface PublishedSet extends PublishedOrder {
  readonly note: string;
  readonly methods: readonly StandardId[];
  readonly specifications: readonly StandardId[];
  readonly sample: PublishedSample;
  /** The ids of its tests. */
  readonly tests: readonly string[];
  /** The standard that says which tests belong to it; absent where the list is ours. */
  readonly definedBy?: FromStandard | undefined;
}

export interface PublishedInstrument extends PublishedOrder {
  /** Tells it apart from an instrument with the same name in another list. */
  readonly heading?: string | undefined;
  /** The list that it is in, and its group there. */
  readonly list: string;
  readonly methods: readonly StandardId[];
  readonly range?: PublishedQuantity | undefined;
  readonly place: Place;
}

export interface PublishedSurvey extends PublishedOrder {
  readonly note: string;
}
