import { expect, test } from "vitest";
import { readSynonyms } from "#publish/search-data.ts";

const lines = Array.from(readSynonyms(), ([file, read]) =>
  read.map((line, at) => ({ ...line, file, place: `${file}, line ${at + 2}` })),
).flat();

const nowhere = ["not-offered.tsv", "no-page.tsv"];

test("every line leads somewhere, except to what is not offered or has no page", () => {
  const empty = lines.filter(({ file, ids }) => ids.length === 0 && !nowhere.includes(file));
  expect(empty.map(({ place }) => place)).toEqual([]);
});

/** What is not offered says what a term means alone: "sewage"; a synonym also what it means beside others: "bod of sewage". */
test.each([true, false])("no term is listed twice, among what is not offered (%s)", (is) => {
  const places = new Map<string, string[]>();
  for (const { terms, place, file } of lines)
    for (const term of (file === "not-offered.tsv") === is ? terms : [])
      places.set(term.toLowerCase(), [...(places.get(term.toLowerCase()) ?? []), place]);
  expect([...places].filter(([, listed]) => listed.length > 1)).toEqual([]);
});

test.each([/\p{Script=Devanagari}/u, /\p{Script=Arabic}/u])(
  "terms in %s exist in Latin too",
  (script) => {
    const isIn = (term: string) => script.test(term);
    const written = lines.filter(({ terms }) => terms.some(isIn));
    const alone = written.filter(({ terms, words }) => terms.every(isIn) && !words);
    expect(alone.map(({ place }) => place)).toEqual([]);
    expect(written).not.toEqual([]);
  },
);

test("words for drinking water lead to the 31 tests before the 11, which cannot say that it is fit", () => {
  const [eleven, all] = [11, 31].map(
    (of) => `water-testing-service/sets/drinking-water-${of}-tests`,
  );
  const general = lines.filter(({ terms: [term] }) => !term!.startsWith("11"));
  for (const { ids, place } of general.filter((line) => line.ids.includes(eleven!)))
    expect(ids.slice(0, ids.indexOf(eleven!)), place).toContain(all);
});
