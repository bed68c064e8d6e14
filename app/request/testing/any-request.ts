import * as fc from "fast-check";
import { plainText } from "#contract/plain-text.ts";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { requestLimits as limits } from "../limits.ts";
import type { Casting, RequestItem, TestRequest } from "../request.ts";

const text = (maxLength: number) =>
  fc
    .string({ unit: "grapheme", minLength: 1, maxLength: 20 })
    .map((typed) =>
      plainText(typed)
        .replaceAll(/[\r\n]/g, " ")
        .slice(0, maxLength),
    )
    .filter(Boolean);
const date = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const count = (max: number) => fc.integer({ min: 1, max });
const optional = <Part extends object>(part: {
  [Field in keyof Part]: fc.Arbitrary<Part[Field]>;
}) => fc.record(part, { requiredKeys: [] });

const item = fc
  .tuple(
    fc.constantFrom(cubeTestId, "soil-testing/moisture-content", "no-service/x"),
    optional({ quantity: count(limits.quantity), mark: text(limits.text), date }),
  )
  .map(([id, more]): RequestItem => ({ id, ...more }));
const casting = fc
  .tuple(
    fc.oneof(date, fc.constant("")),
    fc.uniqueArray(count(limits.age), { maxLength: limits.ages }),
    optional({
      cubes: count(limits.cubes),
      mark: text(limits.castingMark),
    }),
  )
  .map(([castOn, ages, more]): Casting => ({ castOn, ages, ...more }));
/** What the fields of the site can make. */
export const anyRequest = fc
  .tuple(
    fc.uniqueArray(item, { maxLength: 6, selector: ({ id }) => id }),
    fc.array(casting, { maxLength: 6 }),
    optional({
      project: text(limits.text),
      neededBy: date,
      bringTo: text(20),
      accredited: fc.constant(true as const),
    }),
  )
  .map(([items, castings, options]): TestRequest => ({ items, castings, ...options }));

/** Replaces one value inside a request by anything. */
export const damagedRequest = fc
  .tuple(anyRequest, fc.nat(), fc.jsonValue())
  .map(([made, at, value]) => {
    let position = 0;
    const places = JSON.stringify(made).match(/[:[,]/g)?.length ?? 1;
    return JSON.parse(JSON.stringify(made), (_, found: unknown) =>
      position++ === at % places ? value : found,
    ) as unknown;
  });
