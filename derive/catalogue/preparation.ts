import type { Preparation } from "./sample-sheet.ts";

/** What the chosen services need, each sentence once. */
export function preparationFor(all: readonly Preparation[], slugs: readonly string[]) {
  const chosen = all.filter(({ slug }) => slugs.includes(slug));
  return {
    packing: unique(chosen.flatMap(({ packing }) => packing)),
    papers: unique(chosen.flatMap(({ papers }) => papers)),
  };
}

const unique = (sentences: readonly string[]) => [...new Set(sentences)];
