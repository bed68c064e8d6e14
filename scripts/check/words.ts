import { services } from "#content/services/index.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import type { SynonymLine } from "#derive/search-data/parse-synonyms.ts";
import { allStrings } from "#derive/standards/find-standards.ts";
import { readSearchData, readSynonyms } from "#publish/search-data.ts";
import { knownIds } from "#search/golden/rewrite-queries.ts";
import { nearest } from "./formats.ts";

/** What only the values of all modules tell, so for content that can be read. */
export function mistakesInWords(): string[] {
  const pages = services.map(({ name, bring, sections, ...service }) => ({
    ...service,
    name,
    texts: allStrings([name, bring, sections]),
  }));
  const tests = services.flatMap(cataloguedTests).map(({ name }) => name);
  return [
    ...idsOfNothing(readSynonyms(), knownIds(readSearchData())),
    ...wordsOfNothing(pages, tests),
  ];
}

type Lines = ReadonlyMap<string, readonly Pick<SynonymLine, "ids">[]>;

export const idsOfNothing = (lines: Lines, known: ReadonlySet<string>): string[] =>
  Array.from(lines, ([file, read]) =>
    read.flatMap(({ ids }, at) =>
      ids
        .filter((id) => !known.has(id))
        .map(
          (id) =>
            `content/synonyms/${file}, line ${at + 2}, "${id}": nothing has this id${nearest(id, known)}. A typing mistake, or what it names was removed: npm run record takes it out.`,
        ),
    ),
  ).flat();

interface Page {
  readonly slug: string;
  readonly name: string;
  readonly card: string;
  readonly description: string;
  readonly texts: readonly string[];
}

const wordsIn = (texts: readonly string[]) =>
  texts
    .join("\n")
    .toLowerCase()
    .match(/[a-z]{5,}/g) ?? [];
const stem = (word: string) => word.slice(0, 5);

/** Only what tests are called by: other words of a sentence promise nothing. */
export function wordsOfNothing(pages: readonly Page[], tests: readonly string[]): string[] {
  const promising = new Set(wordsIn(tests).map(stem));
  promising.delete(stem("condition"));
  return pages.flatMap(({ slug, name, card, description, texts }) => {
    const offered = new Set(wordsIn(texts).map(stem));
    const words = wordsIn([card, description]).filter(
      (word) => promising.has(stem(word)) && !offered.has(stem(word)),
    );
    if (words.length === 0) return [];
    return `content/services/${slug}.ts, "${name}": "card" and "description" say ${words.join(", ")}, which the page does not: use words of the page.`;
  });
}
