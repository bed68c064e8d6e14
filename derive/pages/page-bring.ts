import { serviceWords } from "#content/calls.ts";
import type { WhatToBring } from "#content/services/shape.ts";
import { isTypical, printedQuantity } from "../catalogue/quantity.ts";

export type PageBring = ReturnType<typeof pageBring>;

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
        note: samples.some(({ amount }) => isTypical(amount)) && words.typical,
      },
      { heading: place === "site" ? words.onSite : words.packing, items: packing.map(item) },
      { heading: words.documents, items: papers.map(item) },
      { heading: words.time, items: times.map(printedQuantity).map(item), note: agreement },
    ],
  };
}

const item = (text: string) => ({ of: undefined, text });
