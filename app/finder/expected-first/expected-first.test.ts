import { expect, test } from "vitest";
import { finderData } from "#derive/finder/finder-data.ts";
import { finderIndex } from "../finder-index.ts";
import { search } from "../search.ts";
import { expectedFirst } from "./expected-first.ts";
import { noStandards, notTestedHere } from "./nothing-here.ts";

const index = finderIndex(finderData());
const first = (query: string) => search(index, query).groups[0]?.hits[0]?.id;
const pairs = Object.entries(expectedFirst).flatMap(([id, queries]) =>
  queries.map((query) => ({ query, id })),
);

test("the first result is what the query means, but for one query in 200", () => {
  const wrong = pairs
    .map(({ query, id }) => ({ query, id, found: first(query) }))
    .filter(({ id, found }) => found !== id)
    .map(({ query, id, found }) => `"${query}" finds ${found}, expected ${id}`);
  expect(pairs.length).toBeGreaterThan(160);
  expect(wrong.length / pairs.length, wrong.join("\n")).toBeLessThanOrEqual(0.005);
});

test("no query stands twice", () => {
  const queries = pairs.map(({ query }) => query.toLowerCase());
  expect(queries.filter((query, at) => queries.indexOf(query) !== at)).toEqual([]);
});

/** Some words of other things are the beginning of ours: "cat" of cationic emulsion. */
test("of what is not tested here, at most one word in fifteen finds something", () => {
  const found = notTestedHere.filter((query) => first(query));
  expect(found.length / notTestedHere.length, found.join("\n")).toBeLessThanOrEqual(1 / 15);
});

test.each([...notTestedHere.slice(0, 20), ...noStandards])(
  "%j finds nothing, and the two nearest are shown",
  (query) => {
    const { total, nearest } = search(index, query);
    expect(total).toBe(0);
    expect(nearest.flatMap(({ hits }) => hits)).toHaveLength(2);
  },
);
