import {
  asReceived,
  sharedPapers,
  typicalFigures,
  whatToBringCopy as copy,
} from "#content/copy/tables/booking.ts";
import { pages } from "#content/copy/pages.ts";
import type { Service } from "#content/services/shape.ts";
import { printedQuantity, printedText } from "../catalogue/quantity.ts";
import { handling, kindOf, publishedSample } from "../catalogue/samples.ts";
import type { MenuLink } from "./navigation.ts";
import { kebabCase } from "../kebab-case.ts";

export type PageBring = ReturnType<typeof pageBring>;

interface Part {
  readonly heading: string;
  readonly items: readonly Item[];
  readonly note?: string | false;
  readonly link?: MenuLink | undefined;
}

interface Item {
  readonly of?: string;
  readonly text?: string;
  readonly lines?: readonly Item[];
}

export function pageBring({ bring, inTestingScope }: Pick<Service, "bring" | "inTestingScope">) {
  const { place, papers = [], times, agreement } = bring;
  const shared = bring.sharedPapers && sharedPapers[bring.sharedPapers].heading;
  const samples = bring.samples.map(({ of, sample }) => {
    const published = publishedSample(sample);
    const { name } = kindOf(published.kinds[0]!);
    return { of: of ?? name, name, from: published.from, text: printedText(published) };
  });
  return {
    id: "what-to-bring",
    heading: copy.heading,
    parts: [
      {
        // "Nothing to send" is the heading where there is nothing else.
        heading: place === "site" ? samples[0]!.of : copy.sample,
        items: place === "site" ? samples.map(({ text }) => ({ text })) : samplesByUse(samples),
        note: samples.some(({ from }) => from === "typical") && typicalFigures,
      },
      {
        heading: place === "site" ? copy.onSite : copy.packing,
        items: [
          ...handling(bring).filter(
            ({ text }) => !samples.some((said) => said.text.endsWith(text)),
          ),
          ...bring.packing.map(item),
        ],
        note: inTestingScope && place === "laboratory" && asReceived,
      },
      {
        heading: copy.documents,
        items: papers.map(item),
        link: shared && { label: shared, to: `${pages.howWeWork.path}#${kebabCase(shared)}` },
      },
      { heading: copy.time, items: times.map(printedQuantity).map(item), note: agreement },
    ] as readonly Part[],
  };
}

function samplesByUse(samples: readonly { of: string; name: string; text: string }[]): Item[] {
  const uses = new Set(samples.map(({ of }) => of));
  return Array.from(uses, (of) => {
    const lines = samples.filter((sample) => sample.of === of);
    return lines.length === 1 ? { of, text: lines[0]!.text } : { of, lines: withoutFirst(lines) };
  });
}

/** "Water for metals" is "for metals" below "Water", which its place names. */
function withoutFirst(lines: readonly { name: string; text: string }[]): Item[] {
  const first = lines[0]!.name;
  const said = lines.every(({ name }) => name.startsWith(first)) ? first.length : 0;
  return lines.map(({ name, text }) => ({ of: name.slice(said).trim(), text }));
}

const item = (text: string): Item => ({ text });
