import { expect, test } from "vitest";
import { complete } from "../testing/enquiries.ts";
import { spamSigns, topicOf } from "./visitor-text.ts";

const signsOf = (message: string, honeypot = "") => spamSigns({ ...complete, message }, honeypot);

test("the honeypot and many links are signs of spam", () => {
  expect(signsOf("Hello", "x")).toEqual(["honeypot"]);
  expect(signsOf("http://a.example www.b.example [url=c]")).toEqual(["links"]);
  expect(signsOf("Cube\n".repeat(9) + "https://site.example/drawing.pdf")).toEqual([]);
});

test.each([
  ["Ten cubes for 28-day strength.\nMore.", "Ten cubes for 28-day strength."],
  ["Request for 2 tests: Liquid limit\n\n1. CBR", "Request for 2 tests: Liquid limit"],
  ["1. Liquid limit", "1. Liquid limit"],
  [" \u202eSr\tInstrument\u0007\tRange\n1\tGauge", "Sr Instrument Range"],
  [`${"word ".repeat(11)}twelfth word`, `${"word ".repeat(11).trimEnd()}…`],
  ["x".repeat(80), `${"x".repeat(59)}…`],
  [`${"x".repeat(58)}😀😀`, `${"x".repeat(58)}\uFFFD…`],
])("the topic of %j is %j", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});
