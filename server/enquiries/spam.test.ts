import { expect, test } from "vitest";
import { complete } from "../testing/enquiries.ts";
import { spamSigns } from "./spam.ts";

const signsOf = (message: string, trap = "") => spamSigns({ ...complete, message }, trap);

test("an ordinary enquiry has no sign of spam", () => {
  const list = "Cube 150 mm, 28 days\nCube 150 mm, 28 days\nSee https://site.example/drawing.pdf";
  expect(signsOf(list)).toEqual([]);
});

test("the trap, many links and a repeated sentence are signs", () => {
  expect(signsOf("Hello", "x")).toEqual(["trap"]);
  expect(signsOf("http://a.example www.b.example [url=c]")).toEqual(["links"]);
  expect(signsOf("Best prices for everything here! ".repeat(3))).toEqual(["repeated text"]);
});
