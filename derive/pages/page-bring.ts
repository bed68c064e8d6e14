import { whatToBringCopy as copy } from "#content/copy/service-page.ts";
import type { WhatToBring } from "#content/services/shape.ts";
import { isTypical, printedQuantity } from "../catalogue/quantity.ts";

export type PageBring = ReturnType<typeof pageBring>;

/** How to prepare and deliver a sample, in the parts that the page shows. */
export function pageBring({ place, samples, packing, papers, times, agreement }: WhatToBring) {
  return {
    id: "what-to-bring",
    heading: copy.heading,
    parts: [
      {
        heading: copy.sample,
        items: samples.map(({ of, amount }) => ({ of, text: printedQuantity(amount) })),
        note: samples.some(({ amount }) => isTypical(amount)) && copy.typical,
      },
      { heading: place === "site" ? copy.onSite : copy.packing, items: packing.map(item) },
      { heading: copy.documents, items: papers.map(item) },
      { heading: copy.time, items: times.map(printedQuantity).map(item), note: agreement },
    ],
  };
}

const item = (text: string) => ({ of: undefined, text });
