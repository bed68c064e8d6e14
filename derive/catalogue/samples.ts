import { type Sample, type SampleKind, type SampleKindId, samples } from "#content/samples.ts";
import type { WhatToBring } from "#content/services/shape.ts";
import { publishedQuantity, type PublishedQuantity, printedText } from "./quantity.ts";
import { whatToBringCopy as copy } from "#content/copy/tables/booking.ts";

export interface PublishedSample extends PublishedQuantity {
  readonly kinds: readonly SampleKindId[];
  /** The same in lines of their own. */
  readonly parts?: readonly PublishedSample[];
}

export const publishedSample = (sample: Sample): PublishedSample =>
  typeof sample === "string"
    ? { ...publishedQuantity(kindOf(sample).amount), kinds: [sample] }
    : {
        ...publishedQuantity(sample.amount),
        kinds: [sample.kind].flat(),
        ...(sample.parts && { parts: sample.parts.map(publishedSample) }),
      };

export const kindOf = (id: SampleKindId): SampleKind => samples[id];

function publishedKind(id: SampleKindId) {
  const kind = kindOf(id);
  const { name, amount, minimum, container, preservation, marking, holding, unfit, brief } = kind;
  return {
    id,
    name,
    amount: publishedQuantity(amount),
    minimum: minimum && publishedQuantity(minimum),
    container: container && publishedQuantity(container),
    preservation: preservation && publishedQuantity(preservation),
    marking: marking && publishedQuantity(marking),
    holding: holding && publishedQuantity(holding),
    unfit: unfit && publishedQuantity(unfit),
    brief: brief && publishedQuantity(brief),
  };
}

export const publishedKinds = () => (Object.keys(samples) as SampleKindId[]).map(publishedKind);

export function handling({ samples: brought }: Pick<WhatToBring, "samples">) {
  const kinds = new Set(brought.flatMap(({ sample }) => publishedSample(sample).kinds));
  return Array.from(kinds, publishedKind)
    .map((kind) => ({ of: kind.name, text: handlingOf(kind) }))
    .filter(({ text }) => text);
}

type Fact = "minimum" | "container" | "preservation" | "marking" | "holding" | "unfit";

export const handlingOf = (kind: { readonly [Name in Fact]?: PublishedQuantity | undefined }) =>
  [
    kind.minimum && copy.minimum(printedText(kind.minimum)),
    ...[kind.container, kind.preservation, kind.marking, kind.holding].map(
      (quantity) => quantity && printedText(quantity),
    ),
    kind.unfit && copy.unfit(printedText(kind.unfit)),
  ]
    .filter(Boolean)
    .join("; ");
