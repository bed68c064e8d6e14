import * as fc from "fast-check";
import { expect, test } from "vitest";
import { complete } from "../testing/enquiries.ts";
import { startApp } from "../testing/test-app.ts";
import { thorough } from "../testing/until.ts";

const runs = thorough ? 12_000 : 1_500;
const seed = Date.now() % 2 ** 31;

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("", "  ", "\u0000", "\uD800", "'; drop table enquiries; --", "{{7*7}}", "%00"),
);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
);
/** Mostly valid, so that many reach the store. */
const body = fc.record(
  {
    name: fc.oneof(fc.constant(complete.name), value),
    email: fc.oneof(fc.constant(complete.email), value),
    phone: fc.oneof(fc.constant(complete.phone), value),
    message: fc.oneof(fc.constant(complete.message), value),
    subject: value,
    ["__proto__"]: value,
    constructor: value,
  },
  { requiredKeys: [] },
);
const form = fc
  .dictionary(fc.constantFrom("name", "email", "phone", "message", "subject", "x"), text)
  .map((changes) => new URLSearchParams({ ...complete, ...changes }).toString());
const payload = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(
      fc.constant("application/json"),
      body.map((item) => JSON.stringify(item)),
    ),
  },
  { weight: 2, arbitrary: fc.tuple(fc.constant("application/json"), fc.oneof(fc.json(), text)) },
  {
    weight: 3,
    arbitrary: fc.tuple(fc.constant("application/x-www-form-urlencoded"), fc.oneof(form, text)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(
      fc.constantFrom("text/plain", "multipart/form-data", ";", "application/json; charset=x"),
      text,
    ),
  },
);

const leaks =
  /\bat .+:\d+:\d+|SQLITE|\b(select|insert|update) .+ (from|into|set)\b|node_modules|server\/|\.ts\b/i;

/** Pages also contain what was typed, so only JSON is searched. */
const withoutPages = (sent: string) => (sent.startsWith("<") ? "" : sent);

test(`none of ${runs} bodies (seed ${seed}) gives a 5xx response or leaks internals`, async () => {
  const { app } = await startApp({ logger: false });
  const statuses = new Map<number, number>();
  await fc.assert(
    fc.asyncProperty(payload, async ([type, sent]) => {
      const response = await app.inject({
        method: "POST",
        url: "/api/enquiry",
        payload: sent,
        headers: { "content-type": type },
      });
      statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
      expect(response.statusCode).toBeLessThan(500);
      expect(withoutPages(response.body)).not.toMatch(leaks);
    }),
    { numRuns: runs, seed },
  );
  // The generator reached every kind of response.
  for (const status of [201, 303, 400, 415, 422]) expect(statuses.get(status)).toBeGreaterThan(0);
}, 120_000);
