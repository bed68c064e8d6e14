import fc from "fast-check";
import { expect, test } from "vitest";
import { cubeTestId } from "#content/copy/castings.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { requestLimits as limits } from "./limits.ts";
import { requestEntries } from "./entries.ts";
import { type Casting, parseRequest, type RequestItem, type TestRequest } from "./request.ts";
import { composeMessage } from "./request-message.ts";
import { sampleLines, samplesOf } from "./sample-lines.ts";

const catalogue = catalogueJson("https://laboratory.example");
const today = "2026-11-16";
const parsed = (request: unknown) => parseRequest(JSON.stringify(request));

const text = (maxLength: number) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .map((typed) => typed.replaceAll(/[\r\n]/g, " ").slice(0, maxLength));
const date = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const count = (max: number) => fc.integer({ min: 1, max });
const optional = <Part extends object>(part: {
  [Field in keyof Part]: fc.Arbitrary<Part[Field]>;
}) => fc.record(part, { requiredKeys: [] });

const item = fc
  .tuple(
    fc.constantFrom(cubeTestId, "soil-testing/moisture-content", "no-service/x", "text/1"),
    optional({ quantity: count(limits.quantity), mark: text(limits.text), date, text: text(9) }),
  )
  .map(([id, more]): RequestItem => ({ id, ...more }));
const casting = fc
  .tuple(
    fc.oneof(date, fc.constant("")),
    fc.uniqueArray(count(limits.age), { maxLength: limits.ages }),
    optional({ cubes: count(limits.cubes), mark: text(limits.castingMark), grade: text(12) }),
  )
  .map(([castOn, ages, more]): Casting => ({ castOn, ages, ...more }));
/** What the fields of the site can make. */
const request = fc
  .tuple(
    fc.uniqueArray(item, { maxLength: 6, selector: ({ id }) => id }),
    fc.array(casting, { maxLength: 6 }),
    optional({ project: text(limits.text), neededBy: date, bringTo: text(20) }),
  )
  .map(([items, castings, options]): TestRequest => ({ items, castings, ...options }));

test("what the site can make survives storage and a link", () => {
  fc.assert(
    fc.property(request, (made) => {
      expect(parsed(made)).toEqual({ request: made, refused: 0 });
    }),
  );
});

/** Replaces one value inside a request by anything. */
const damaged = fc.tuple(request, fc.nat(), fc.jsonValue()).map(([made, at, value]) => {
  let position = 0;
  const places = JSON.stringify(made).match(/[:[,]/g)?.length ?? 1;
  return JSON.parse(JSON.stringify(made), (_, found: unknown) =>
    position++ === at % places ? value : found,
  ) as unknown;
});

test("a damaged request is read as one that every page can show, and read again as it is", () => {
  fc.assert(
    fc.property(fc.oneof(damaged, fc.jsonValue()), (given) => {
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
