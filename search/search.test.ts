import { expect, test } from "vitest";
import { isAddedByKey } from "#app/finder/results/hit-path.ts";
import { createSearch, searchFrom } from "./search.ts";
import { smallLaboratory } from "./testing/small-laboratory.ts";

const search = createSearch(smallLaboratory);
const hits = (query: string) => search(query).groups.flatMap((group) => group.hits);
const ids = (query: string) => hits(query).map(({ id }) => id);

test("a hit has what the result shows", () => {
  const [hit] = hits("soil moisture content");
  expect(hit).toMatchObject({
    kind: "test",
    id: "soil/moisture",
    name: "Moisture content",
    service: { href: "/services/soil" },
    methods: ["IS 2720 (Part 2)", "ASTM D2216"],
    bring: "1 kg",
    takes: "24 h",
    matchedStandards: [],
  });
  expect(hit?.matched.flat()).toEqual([0, 8, 9, 16]);
});

test("hits are grouped by service, the group of the best hit first and standards last", () => {
  const { groups } = search("is 2720 part 16");
  expect(groups[0]?.hits[0]?.service).toMatchObject({ slug: "soil", href: "/services/soil" });
  expect(groups.map(({ name }) => name)).toEqual(["soil", "concrete", "standard"]);
});

test("a full designation finds only what cites it, and no other number with its part", () => {
  const found = ["soil/limits", "soil", "standard:IS 2720 (Part 5)"];
  expect(ids("IS 2720 (Part 5)")).toEqual(found);
  for (const { matchedStandards } of hits("IS 2720 (Part 5)"))
    expect(matchedStandards).toEqual(["IS 2720 (Part 5)"]);
});

test("a number without its part finds all parts, and a year is no part", () => {
  const parts = new Set(hits("is 2720").flatMap((hit) => hit.matchedStandards));
  expect(parts.size).toBe(4);
  expect(new Set(ids("2720"))).toEqual(new Set(ids("is 2720")));
  expect(ids("IS:1786-1985")).toEqual(ids("IS 1786"));
});

test("words narrow a designation", () => {
  expect(ids("is 456 water ph")).toEqual(["water/ph"]);
});

const relatedTo = (query: string) => search(query).related.map(({ id }) => id);

test.each(["pvc pipe", "is 9999", "xyz", "blood sugar"])("%j is not tested here", (query) => {
  expect(search(query)).toMatchObject({ total: 0, related: [], hasNoPage: false });
});

test("what is not tested here has at most three related entries, the nearest part first", () => {
  expect(search("ceiling tile").total).toBe(0);
  expect(relatedTo("ceiling tile")).toEqual(["bricks/tiles"]);
  expect(relatedTo("is 2720 part 21")).toEqual(["soil/permeability", "soil/cbr", "soil/limits"]);
});

test.each([
  ["cement smells bad", "cement/sets/all", "smells bad"],
  ["is 2131 banana", "soil/spt", "banana"],
  ["spt is 99999", "soil/spt", "is 99999"],
  ["xyz price", "page/price", "xyz"],
  ["pressure gauge 1000 bar", "gauges/hydraulic", "1000 bar"],
  ["etp outlet bod cod", "water/bod", ""],
])("part of %j finds %s without %j, and no key adds it", (query, first, leftOut) => {
  const result = search(query);
  expect(ids(query)[0]).toBe(first);
  expect(result.leftOut?.join(" ")).toBe(leftOut);
  expect(hits(query).some((hit) => isAddedByKey(result, hit))).toBe(false);
});

test.each([
  ["cement, sand + tmt, fe500", ["cement/sets/all", "concrete/grading", "steel/sets/bar"]],
  ["TMT bars IS 1786 with chemistry IS 228", ["steel/sets/bar", "steel/chemistry"]],
  ["IS 1786 tensile IS 228", ["steel/tensile", "steel/chemistry"]],
  ["cement fineness and soundness", ["cement/fineness", "cement/soundness"]],
])("%j finds a group for each thing", (query, firsts) => {
  const { groups, leftOut } = search(query);
  expect(groups.map((group) => group.hits[0]?.id)).toEqual(firsts);
  expect(leftOut).toBeUndefined();
});

test.each(["liquid and plastic limit", "IS 383 and IS 2386", "g+3 soil"])(
  "%j is one thing",
  (query) => {
    expect(search(query).groups[0]?.name).not.toBe(query.split(/ and |\+/)[0]);
  },
);

test.each(["who is the owner", "gstin of lab", "Srinagar branch"])("no page has %j", (query) => {
  expect(search(query)).toMatchObject({ hasNoPage: true, total: 0, related: [] });
});

test("the town of a centre beside a test is answered below it", () => {
  const found = ids("bridge bearing udhampur").filter((id) => id.includes("/"));
  expect(found.slice(0, 2)).toEqual(["bearings/load", "centre/udhampur"]);
  expect(ids("collection centre udhampur")[0]).toBe("centre/udhampur");
});

test("what is not offered has a sentence where there is something to say", () => {
  expect(search("stp outlet").sentence).toContain("consent");
  expect(search("bod of sewage")).not.toHaveProperty("sentence");
});

test("of a word for something else, the longest phrase decides, and one for where it is nothing", () => {
  expect(ids("cement mortar")).toEqual([]);
  expect(ids("cement mortar cube")[0]).toBe("cement/strength");
  expect(ids("upv test of bridge")[0]).toBe("concrete/upv");
});

test("a question beside a test is answered below it", () => {
  expect(ids("cbr nabl").slice(0, 2)).toEqual(["soil/cbr", "page/scope"]);
  expect(ids("how long")).toEqual(["page/report-date"]);
  expect(ids("ceiling tile nabl")).toEqual([]);
  expect(ids("is cbr accredited")).toContain("page/scope");
});

test("a quantity is compared with the range of an instrument, and says nothing against a test", () => {
  expect(ids("gauge 400 bar")).toEqual(["gauges/hydraulic"]);
  expect(ids("cube 150 mm")[0]).toBe("concrete/cubes");
  expect(ids("12 mm bar")[0]).toMatch(/^steel/);
});

test("what a corrected word finds is said to be so", () => {
  expect(search("cemnt")).toMatchObject({ isCorrected: true });
  expect(search("cement")).toMatchObject({ isCorrected: false });
});

test.each(["", "   ", "?", "((((", "is", "\\", "a".repeat(500)])("%j does no harm", (query) => {
  expect(() => search(query)).not.toThrow();
});

test("while a designation is typed, its beginning finds something", () => {
  const whole = "is 2720 part 5";
  for (let letters = "is 27".length; letters <= whole.length; letters++) {
    const typed = whole.slice(0, letters);
    expect(ids(typed), typed).toContain("soil/limits");
  }
});

test("data that is not ours is refused", () => {
  for (const other of [null, { ...smallLaboratory, synonyms: undefined }])
    expect(searchFrom(other)).toBeUndefined();
});
