import { centres } from "#content/centres.ts";
import { services } from "#content/services/index.ts";
import { postalAddress, site } from "#content/site.ts";
import { sampleSheetWords } from "#content/sample-sheet.ts";

/** How samples of a service are packed, and the papers that go with them. */
export interface Preparation {
  readonly slug: string;
  readonly packing: readonly string[];
  readonly papers: readonly string[];
}

export interface DeliveryPlace {
  readonly label: string;
  readonly address: string;
  readonly phone: string;
  readonly hours: string;
}

export const preparations = (): Preparation[] =>
  services
    .filter(({ inTestingScope }) => inTestingScope)
    .map(({ slug, bring: { packing, papers } }) => ({ slug, packing, papers }));

/** The laboratory first; a centre without a phone is reached through it. */
export const deliveryPlaces = (): DeliveryPlace[] => [
  {
    label: sampleSheetWords.laboratory,
    address: postalAddress,
    phone: site.phones[0],
    hours: site.hours.words,
  },
  ...centres.map((centre) => ({
    label: centre.label,
    address: centre.address,
    phone: "phone" in centre ? centre.phone : site.phones[0],
    hours: centre.hours,
  })),
];

/** What the chosen services need, each sentence once. */
export function preparationFor(all: readonly Preparation[], slugs: readonly string[]) {
  const chosen = all.filter(({ slug }) => slugs.includes(slug));
  return {
    packing: unique(chosen.flatMap(({ packing }) => packing)),
    papers: unique(chosen.flatMap(({ papers }) => papers)),
  };
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)];
