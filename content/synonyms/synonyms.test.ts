import { expect, test } from "vitest";
import { finderData } from "#derive/finder/finder-data.ts";
import { synonyms } from "./synonyms.ts";

const { entries, services } = finderData();
const known = new Set([...entries.map(({ id }) => id), ...services.map(({ slug }) => slug)]);

test("every entry leads to tests, instruments, surveys or services that exist", () => {
  const targets = synonyms.flatMap(({ terms, for: ids }) => ids.map((id) => ({ id, terms })));
  expect(targets.filter(({ id }) => !known.has(id))).toEqual([]);
});

test("no term stands twice, no entry is empty, and there are at least 150", () => {
  const terms = synonyms.flatMap((synonym) => synonym.terms.map((term) => term.toLowerCase()));
  expect(terms.filter((term, at) => terms.indexOf(term) !== at || !term.trim())).toEqual([]);
  expect(synonyms.every((synonym) => synonym.terms.length > 0)).toBe(true);
  expect(synonyms.length).toBeGreaterThanOrEqual(150);
});

test("Hindi stands in both scripts", () => {
  const terms = new Set(synonyms.flatMap((synonym) => synonym.terms));
  for (const term of [
    "sariya",
    "सरिया",
    "ret",
    "रेत",
    "eent",
    "ईंट",
    "mitti",
    "मिट्टी",
    "pani",
    "पानी",
  ])
    expect(terms).toContain(term);
});
