import * as fc from "fast-check";
import { expect, test } from "vitest";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { requestLimits as limits } from "./limits.ts";
import { requestEntries } from "./entries.ts";
import { parseRequest } from "./request.ts";
import { composeMessage } from "./request-message.ts";
import { sampleLines, samplesOf } from "./sample-lines.ts";
import { anyRequest, damagedRequest } from "./testing/any-request.ts";

const catalogue = catalogueJson();
const today = "2026-11-16";
const parsed = (request: unknown) => parseRequest(JSON.stringify(request));

test("what the site can make survives storage and a link", () => {
  fc.assert(
    fc.property(anyRequest, (made) => {
      expect(parsed(made)).toEqual({ request: made, refused: 0 });
    }),
  );
});

test("a damaged request is read as one that every page can show, and read again as it is", () => {
  fc.assert(
    fc.property(fc.oneof(damagedRequest, fc.jsonValue()), (given) => {
      const found = parsed(given)?.request;
      if (!found) return;
      expect(parsed(found)).toEqual({ request: found, refused: 0 });
      const entries = requestEntries(found, catalogue);
      composeMessage("", entries, found, today);
      sampleLines(entries, found, catalogue.samples);
      samplesOf(entries, catalogue.samples);
    }),
    { numRuns: 500 },
  );
});

test.each([
  ["an age of a billion days", { castings: [{ castOn: "2026-11-12", ages: [1e9] }] }],
  ["a billion cubes", { castings: [{ castOn: "2026-11-12", cubes: 1e9, ages: [7] }] }],
  ["eleven ages", { castings: [{ ages: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] }] }],
  ["a date that no calendar has", { items: [{ id: "a", date: "2026-02-30" }] }],
  ["a year that is a slip of the pen", { neededBy: "0202-11-12" }],
  ["a text of two lines", { items: [{ id: "a", mark: "S1\n2. Slump" }] }],
  ["a long text", { items: [{ id: "a", mark: "x".repeat(limits.text + 1) }] }],
  ["an entry without an id", { items: [{ quantity: 2 }] }],
  ["an entry twice", { items: [{ id: "b" }, { id: "b" }] }],
  ["what is no entry", { items: [null] }],
])("%s is refused, and the rest stays", (_, wrong) => {
  const items = [...("items" in wrong ? wrong.items : []), { id: "kept" }];
  const found = parsed({ items, ...("castings" in wrong ? wrong : { ...wrong, items }) });
  expect(found?.request.items.at(-1)).toEqual({ id: "kept" });
  expect(found?.refused).toBe(1);
});

test("more entries than the limit are counted, not lost silently", () => {
  const items = Array.from({ length: limits.entries + 3 }, (_, at) => ({ id: `text/${at}` }));
  expect(parsed({ items })).toMatchObject({ refused: 3 });
});

test.each(["{", "null", "[]", '{"items":{}}', '{"items":[],"castings":1}'])(
  "%s is not a request",
  (given) => {
    expect(parseRequest(given)).toBeUndefined();
  },
);
