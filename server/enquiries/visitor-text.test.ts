import { expect, test } from "vitest";
import { firstLineAbout } from "#content/copy/enquiry/first-lines.ts";
import { complete } from "../testing/enquiries.ts";
import {
  mailableAddress,
  messageParts,
  printable,
  serviceNamedIn,
  spamSigns,
  topicOf,
} from "./visitor-text.ts";

const signsOf = (message: string, honeypot = "") => spamSigns({ ...complete, message }, honeypot);

test.each([
  "Cube 150 mm, 28 days\nCube 150 mm, 28 days\nSee https://site.example/drawing.pdf",
  "Concrete cube M25, 28 days\nConcrete cube M25, 28 days\nConcrete cube M25, 28 days",
  "Concrete cube M25, 28 days. ".repeat(6),
  "Water from the borewell at site\n".repeat(4),
])("a list of equal samples has no sign of spam: %j", (list) => {
  expect(signsOf(list)).toEqual([]);
});

test("the honeypot, many links and a repeated sentence are signs", () => {
  expect(signsOf("Hello", "x")).toEqual(["honeypot"]);
  expect(signsOf("http://a.example www.b.example [url=c]")).toEqual(["links"]);
  for (const between of [" ", "\n"])
    expect(signsOf(`Best prices for everything here!${between}`.repeat(3))).toEqual([
      "repeated text",
    ]);
});

test.each([
  ["engineer@site.example", "engineer@site.example"],
  ["post@bücher.in", "post@xn--bcher-kva.in"],
  ["ü@bücher.in", undefined],
  ["ü@site.example", undefined],
  ["a@b.example,c@d.example", undefined],
  ["a@b.example\r\nBcc: c@d.example", undefined],
])("%j can be mailed to as %j", (email, address) => {
  expect(mailableAddress(email)).toBe(address);
});

test("a name that turns the direction of text is cleaned, and a message may be in any script", () => {
  const typed = printable({ ...complete, name: "Asha\u202Enoitacude", message: "\u200Fآزمائش" });
  expect([typed.name, typed.message]).toEqual(["Asha noitacude", "\u200Fآزمائش"]);
});

const request = `Request for 2 tests and 1 set

1. Liquid limit
   IS 2720 (Part 5), ASTM D4318, 2 samples
   Ch. 12+400
2. Drinking water, 31 tests
3. CBR (soaked)
   IRC:SP 11

Services: Soil Testing; Water Testing`;

test("lists of tests are rows, with the details apart from the name", () => {
  expect(messageParts(request)).toEqual([
    { text: "Request for 2 tests and 1 set\n" },
    {
      rows: [
        {
          number: "1",
          test: "Liquid limit",
          details: ["IS 2720 (Part 5), ASTM D4318, 2 samples", "Ch. 12+400"],
        },
        { number: "2", test: "Drinking water, 31 tests", details: [] },
        { number: "3", test: "CBR (soaked)", details: ["IRC:SP 11"] },
      ],
    },
    { text: "\nServices: Soil Testing; Water Testing" },
  ]);
});

test.each([
  [request, "Soil Testing"],
  [`${firstLineAbout("Water Testing").trimEnd()} Chloride\n\n${request}`, "Water Testing"],
  ["Ten cubes", undefined],
])("the service of %j is %j", (message, service) => {
  expect(serviceNamedIn(message)).toBe(service);
});

test.each([
  [request, "Liquid limit and 2 more"],
  [`${firstLineAbout("Soil Testing")}\n1. Liquid limit`, "Soil Testing"],
  [`${firstLineAbout("Soil Testing").trimEnd()} Liquid limit`, "Soil Testing: Liquid limit"],
  ["Ten cubes for 28-day strength.\nMore.", "Ten cubes for 28-day strength."],
  ["x".repeat(80), `${"x".repeat(59)}…`],
])("the topic of %j is %j", (message, topic) => {
  expect(topicOf(message)).toBe(topic);
});
