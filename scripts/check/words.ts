import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { allStrings } from "#derive/standards/find-standards.ts";
import { readSearchData, readSynonyms } from "#publish/search-data.ts";
import { knownIds } from "#search/golden/rewrite-queries.ts";
import { nearest } from "./formats.ts";

/** What only the values of all modules tell, so for content that can be read. */
export const mistakesInWords = (all = services, lines = readSynonyms()): string[] => [
  ...idsOfNothing(lines),
  ...all.flatMap(wordsOfNothing),
];

function idsOfNothing(lines: ReturnType<typeof readSynonyms>): string[] {
  const known = knownIds(readSearchData());
  const places = Array.from(lines, ([file, read]) =>
    read.flatMap(({ ids }, at) => ids.map((id) => [id, `${file}, line ${at + 2}`] as const)),
  );
  // The first place of each is enough, because one command takes it out everywhere.
  return [...new Map<string, string>(places.flat().toReversed())]
    .filter(([id]) => !known.has(id))
    .map(
      ([id, place]) =>
        `content/synonyms/${place}, "${id}": nothing has this id${nearest(id, known)}. Correct it, or take it out with npm run record.`,
    );
}

const wordsIn = (value: unknown) =>
  allStrings(value)
    .join("\n")
    .toLowerCase()
    .match(/[a-z]{5,}/g) ?? [];
const stem = (word: string) => word.slice(0, 5);
/** What the tests of the whole laboratory are called by; other words of a sentence promise nothing. */
const wordsOfTests = new Set(
  wordsIn(services.flatMap(cataloguedTests).map(({ name }) => name)).map(stem),
);
wordsOfTests.delete(stem("condition"));

function wordsOfNothing({ slug, name, card, description, bring, sections }: Service): string[] {
  const offered = new Set(wordsIn([name, bring, sections]).map(stem));
  const words = wordsIn([card, description]).filter(
    (word) => wordsOfTests.has(stem(word)) && !offered.has(stem(word)),
  );
  if (words.length === 0) return [];
  const said = `"card" and "description" say ${words.join(", ")}, which the page does not`;
  return [`content/services/${slug}.ts, "${name}": ${said}: use words of the page.`];
}
