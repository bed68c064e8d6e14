import { expect, test } from "vitest";
import { finderData } from "#derive/finder/finder-data.ts";
import { expectedFirst } from "./expected-first.ts";
import { finderIndex } from "./finder-index.ts";
import { search } from "./search.ts";

const index = finderIndex(finderData());
const first = (query: string) => search(index, query).groups[0]?.hits[0]?.id;
const pairs = Object.entries(expectedFirst).flatMap(([id, queries]) =>
  queries.map((query) => ({ query, id })),
);

test("the first result is what the query means, for 97 % of the table", () => {
  const wrong = pairs
    .map(({ query, id }) => ({ query, id, found: first(query) }))
    .filter(({ id, found }) => found !== id)
    .map(({ query, id, found }) => `"${query}" finds ${found}, expected ${id}`);
  expect(pairs.length).toBeGreaterThan(160);
  expect(wrong.length / pairs.length, wrong.join("\n")).toBeLessThanOrEqual(0.03);
});
