import { expect, test } from "vitest";
import { firstLineAbout } from "#content/copy/first-lines.ts";
import { messageParts, topicOf } from "./message-parts.ts";

const request = `Please quote for these tests:

Soil Testing:
- Liquid limit, IS 2720 (Part 5), ASTM D4318
- Drinking water, 31 tests
- CBR (soaked), IRC:SP 11

Please call before Friday.`;

test("lists of tests are rows, with the method apart from the name", () => {
  expect(messageParts(request)).toEqual([
    { text: "Please quote for these tests:\n\nSoil Testing:" },
    {
      rows: [
        { test: "Liquid limit", details: "IS 2720 (Part 5), ASTM D4318" },
        { test: "Drinking water, 31 tests", details: "" },
        { test: "CBR (soaked)", details: "IRC:SP 11" },
      ],
    },
    { text: "\nPlease call before Friday." },
  ]);
});

test.each([
  [request, "Liquid limit and 2 more"],
  [`${firstLineAbout("Soil Testing")}\n- Liquid limit`, "Soil Testing"],
  ["Ten cubes for 28-day strength.\nMore.", "Ten cubes for 28-day strength."],
  ["x".repeat(80), `${"x".repeat(59)}…`],
])("the topic of %j is %j", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});
