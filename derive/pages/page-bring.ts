import { asReceived, typicalFigures } from "#content/copy/tables/booking.ts";
import { whatToBringCopy as copy } from "#content/copy/tables/what-to-bring.ts";
import type { Service } from "#content/services/shape.ts";
import { printedQuantity, printedText } from "../catalogue/quantity.ts";
import { handling, kindOf, publishedSample } from "../catalogue/samples.ts";

export type PageBring = ReturnType<typeof pageBring>;

/** How to prepare and deliver a sample, in the parts that the page shows. */
export function pageBring({ bring, inTestingScope }: Pick<Service, "bring" | "inTestingScope">) {
  const { place, papers, times, agreement } = bring;
  const samples = bring.samples.map(({ of, sample }) => {
    const published = publishedSample(sample);
    return { of: of ?? kindOf(published.kinds[0]!).name, ...published };
  });
  return {
    id: "what-to-bring",
    heading: copy.heading,
    parts: [
      {
        // "Nothing to send" is the heading where there is nothing else.
        heading: place === "site" ? samples[0]!.of : copy.sample,
        items: samples.map(({ of, ...sample }) => ({
          of: place === "site" ? undefined : of,
          text: printedText(sample),
        })),
        note: samples.some(({ from }) => from === "typical") && typicalFigures,
      },
      {
        heading: place === "site" ? copy.onSite : copy.packing,
        items: [...handling(bring), ...bring.packing.map(item)],
        note: inTestingScope && place === "laboratory" && asReceived,
      },
      { heading: copy.documents, items: papers.map(item) },
      { heading: copy.time, items: times.map(printedQuantity).map(item), note: agreement },
    ],
  };
}

const item = (text: string) => ({ of: undefined, text });
