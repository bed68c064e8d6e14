import type { Synonym } from "#content/synonyms/synonym.ts";
import type { Lookup } from "./spelling.ts";
import { wordsOf } from "./words.ts";

/** One thing that was said: a word, or a phrase of the dictionary. */
export interface Slot {
  readonly lookups: readonly Lookup[];
  /** The site's own words for it, each list another way to say it. */
  readonly readAs: readonly (readonly string[])[];
  /** Entries that the dictionary names for it. */
  readonly targets: ReadonlySet<string>;
}

export const slotOf = (lookups: readonly Lookup[], synonyms: readonly Synonym[] = []): Slot => ({
  lookups,
  readAs: synonyms.flatMap(({ readAs }) =>
    readAs ? [wordsOf(readAs).map(({ stem }) => stem)] : [],
  ),
  targets: new Set(synonyms.flatMap(({ for: targets }) => targets)),
});
