import { expect, test } from "vitest";
import { searchData } from "#derive/search-data/search-data.ts";
import { synonyms } from "./synonyms.ts";

const { entries, services } = searchData();
const known = new Set([...entries.map(({ id }) => id), ...services.map(({ slug }) => slug)]);

test("every entry leads to tests, instruments, surveys or services that exist", () => {
  const targets = synonyms.flatMap(({ terms, for: ids }) => ids.map((id) => ({ id, terms })));
  expect(targets.filter(({ id }) => !known.has(id))).toEqual([]);
});

test("no term is listed twice, and no entry is empty", () => {
  const terms = synonyms.flatMap((synonym) => synonym.terms.map((term) => term.toLowerCase()));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at || !term.trim())).toEqual([]);
  expect(synonyms.every((synonym) => synonym.terms.length > 0)).toBe(true);
});

const isHindi = (term: string) => /\p{Script=Devanagari}/u.test(term);

test("Hindi terms exist in both scripts", () => {
  const hindi = synonyms.filter(({ terms }) => terms.some(isHindi));
  expect(hindi.filter(({ terms, expandsTo }) => terms.every(isHindi) && !expandsTo)).toEqual([]);
  expect(hindi).not.toEqual([]);
});

test("words for drinking water lead to the 31 tests before the 11, which cannot say that it is fit", () => {
  const sets = "water-testing-service/sets";
  const eleven = `${sets}/drinking-water-11-tests`;
  const general = synonyms.filter(
    ({ terms, for: ids }) => ids.includes(eleven) && !terms[0]!.startsWith("11"),
  );
  expect(general.length).toBeGreaterThan(2);
  for (const { terms, for: ids } of general)
    expect(ids.slice(0, ids.indexOf(eleven)), terms[0]).toContain(
      `${sets}/drinking-water-31-tests`,
    );
});
