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

/** What the chosen services need, each sentence once. */
export function preparationFor(all: readonly Preparation[], slugs: readonly string[]) {
  const chosen = all.filter(({ slug }) => slugs.includes(slug));
  return {
    packing: unique(chosen.flatMap(({ packing }) => packing)),
    papers: unique(chosen.flatMap(({ papers }) => papers)),
  };
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)];
