import { expect, test } from "vitest";
import { centres } from "#content/centres.ts";
import { requestMessageCopy } from "#content/copy/request/request-message.ts";
import { publishedKinds } from "#derive/catalogue/samples.ts";
import { deliveryOf } from "./delivery.ts";
import type { Entry } from "./entries.ts";
import { emptyRequest } from "./request.ts";
import { entry } from "./testing/entry.ts";

const { laboratory } = requestMessageCopy;
const delivery = (bringTo: string, ...entries: Entry[]) =>
  deliveryOf(entries, { ...emptyRequest, bringTo });

const soil = entry("CBR", "50 kg", "soil-bag");
const bacteria = entry("E. coli", "1 bottle", "sterile-bottle");
const onSite = entry("Slump", "", "in-place");
const { sample: _sample, ...nothing } = soil;
const gauge: Entry = { ...nothing, kind: "instrument", place: "laboratory" };
const machine: Entry = { ...gauge, place: "site" };
const survey: Entry = { ...nothing, kind: "survey" };
const set: Entry = { ...soil, kind: "set", tests: ["a", "b", "c"], onSpot: ["a", "b"] };
const centre = centres[0].label;

test.each<[string | undefined, string, Entry[]]>([
  [centre, "Samples go to", [soil]],
  [laboratory, "Samples go to", [soil, bacteria]],
  [centre, "Instruments go to", [gauge]],
  [centre, "Samples go to", [soil, onSite]],
  [undefined, "Instruments go to", [onSite]],
  [undefined, "Instruments go to", [machine, survey]],
  [centre, "Samples go to", [set]],
])("for a centre the place is %s: %s", (place, what, entries) => {
  expect(delivery(centre, ...entries)).toMatchObject({ place, what });
});

test("a place that is none of ours is the laboratory", () => {
  expect(delivery("Mumbai", soil).place).toBe(laboratory);
});

test("work on the client's site is told from samples that are brought", () => {
  expect(delivery("", soil, onSite).hasSiteWork).toBe(true);
  expect(delivery("", soil).hasSiteWork).toBe(false);
  expect(delivery("", set).hasSiteWork).toBe(true);
  expect(delivery("", { ...set, onSpot: ["a"] }).hasSiteWork).toBe(false);
});

test("what is brought on the day of sampling goes to the laboratory", () => {
  const kinds = publishedKinds().filter(({ holding }) => /to Jammu/.test(holding?.text ?? ""));
  expect(kinds.length).toBeGreaterThan(1);
  for (const { id } of kinds)
    expect(delivery(centre, entry("Water", "1 l", id)).place, id).toBe(laboratory);
});
