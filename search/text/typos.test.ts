import { expect, test } from "vitest";
import { corrections } from "./typos.ts";

const vocabulary = new Set(
  "cement mild soak heat emission cube slump soil bitumen compressive strength ret".split(" "),
);

test.each([
  ["sement", ["cement"]],
  ["cemnt", ["cement"]],
  ["cuve", ["cube"]],
  ["slmup", ["slump"]],
  ["bitumin", ["bitumen"]],
  ["comprasive", ["compressive"]],
  ["strenght", ["strength"]],
])("%j is %j", (typed, meant) => {
  expect(corrections(typed, vocabulary)).toEqual(meant);
});

test.each(["milk", "soap", "wheat", "admission", "rent", "rat", "1234", "मिट्टी"])(
  "%j is not a misspelling",
  (typed) => {
    expect(corrections(typed, vocabulary)).toEqual([]);
  },
);
