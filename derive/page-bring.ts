import { serviceWords } from "#content/calls.ts";
import type { WhatToBring } from "#content/services/shape.ts";
import { isTypical, printedQuantity } from "./quantity.ts";

export interface PageBring {
  readonly id: string;
  readonly heading: string;
  readonly parts: readonly {
    readonly heading: string;
    /** Each after the name of what it is about, if it has one. */
    readonly items: readonly { readonly of?: string; readonly text: string }[];
    readonly note?: string | undefined;
  }[];
}

const words = serviceWords.bring;

/** How to prepare and deliver a sample, in the parts that the page shows. */
export function pageBring({ place, samples, packing, papers, times, agreement }: WhatToBring) {
  return {
    id: "what-to-bring",
    heading: words.heading,
    parts: [
      {
        heading: words.sample,
        items: samples.map(({ of, amount }) => ({ of, text: printedQuantity(amount) })),
        note: samples.some(({ amount }) => isTypical(amount)) ? words.typical : undefined,
      },
      { heading: place === "site" ? words.onSite : words.packing, items: packing.map(item) },
      { heading: words.documents, items: papers.map(item) },
      { heading: words.time, items: times.map(printedQuantity).map(item), note: agreement },
    ],
  } satisfies PageBring;
}

const item = (text: string) => ({ text });
