import { expect, test } from "vitest";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import { castingLine } from "./casting-lines.ts";
import { countsOf } from "./entries.ts";
import { byMaterial, sampleLines, samplesOf } from "./sample-lines.ts";
import { entry, quantity } from "./testing/entry.ts";

const unsaid = {
  amount: quantity("1 kg"),
  minimum: undefined,
  container: undefined,
  holding: undefined,
  preservation: undefined,
  marking: undefined,
  unfit: undefined,
  brief: undefined,
};
const known: Catalogue["samples"] = [
  { ...unsaid, id: "cube", name: "Cubes" },
  { ...unsaid, id: "bitumen", name: "Bitumen", container: quantity("tins") },
  { ...unsaid, id: "bar", name: "Bars", marking: quantity("tagged"), unfit: quantity("bent") },
  { ...unsaid, id: "soil-bag", name: "Soil" },
  { ...unsaid, id: "water-bottle", name: "Water" },
  { ...unsaid, id: "acid-washed-bottle", name: "Water for metals", brief: quantity("in acid") },
  { ...unsaid, id: "agreed", name: "As agreed" },
];

test("a sample that several tests ask for is listed once and never summed", () => {
  const entries = [
    ...["Softening point", "Ductility"].map((name) => entry(name, "1–2 kg", "bitumen")),
    entry("Tensile test", "3 pieces", "bar"),
  ];
  expect(samplesOf(entries, known)).toMatchObject([
    { amount: "1–\u20602 kg", names: "Bitumen", handling: "tins" },
    { amount: "3 pieces", names: "Bars", handling: "tagged; not bent" },
  ]);
  expect(countsOf(entries)).toEqual(["3 tests"]);
});

test("samples of one material stand together, and say their test where they are of the same kind", () => {
  const entries = [entry("CBR", "50 kg", "soil-bag"), entry("Compaction", "20 kg", "soil-bag")];
  const [soil, ...others] = byMaterial(samplesOf(entries, known));
  expect(others).toEqual([]);
  expect(soil!.lines.map(({ more }) => more)).toEqual(["CBR", "Compaction"]);
});

test("parts of a sample are lines of its material, what is long is shortened, and the page has the rest", () => {
  const parts = [entry("", "5 l", "water-bottle"), entry("", "1 l", "acid-washed-bottle")];
  const water = entry("Water", "bottles", "water-bottle", "acid-washed-bottle");
  const sample = { ...water.sample!, parts: parts.map((part) => part.sample!) };
  const samples = samplesOf([{ ...water, sample }], known);
  expect(samples.map(({ more }) => more)).toEqual([false, "/services/soil-testing#what-to-bring"]);
  const lines = byMaterial(samples).flatMap((material) => material.lines);
  expect(lines.map(({ amount, more }) => [amount, more])).toEqual([
    ["5 l", ""],
    ["1 l", "for metals, in acid"],
  ]);
});

test("materials whose names begin alike stay apart", () => {
  const sample = { amount: "1", handling: "", more: undefined, test: "" };
  const names = ["Cement", "Cement flooring tiles", "Water", "Water for metals"];
  const materials = byMaterial(names.map((name) => ({ ...sample, key: name, names: name })));
  expect(materials.map(({ material }) => material)).toEqual(names.slice(0, 3));
});

test("the request form has a line for each casting, and for each entry of which something is brought", () => {
  const cubes = { ...entry("Cubes", "3", "cube"), item: { id: cubeTestId } };
  const entries = [
    cubes,
    entry("CBR", "50 kg", "soil-bag"),
    entry("Slump", "", "in-place"),
    entry("Other", "", "agreed"),
  ];
  const castings = [
    { castOn: "2026-11-12", cubes: 6, mark: "Slab S2", ages: [7] },
    { castOn: "", ages: [] },
  ];
  expect(sampleLines(entries, { items: [], castings }, known)).toEqual([
    { mark: "6 cubes, Slab S2", material: "Cubes", date: "12 November 2026", test: 1 },
    { mark: "Cubes", material: "Cubes", date: "", test: 1 },
    { mark: "Mark of CBR", material: "Soil", date: "13 November 2026", test: 2 },
    { mark: "Mark of Other", material: "", date: "13 November 2026", test: 4 },
  ]);
});

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

test.each([
  [
    { castOn: "2026-11-12", cubes: 6, mark: "Slab S2", ages: [7, 28] },
    "6 cubes, Slab S2, cast 12 November 2026: test Thu 19 Nov at 7 days, Thu 10 Dec at 28 days; bring by Wed 18 Nov",
  ],
  [
    { castOn: "2026-10-10", cubes: 3, mark: "Footing F1", ages: [28] },
    "3 cubes, Footing F1, cast 10 October 2026: test Sat 7 Nov at 28 days (past)",
  ],
  [
    { castOn: "2026-11-15", ages: [7] },
    "Cubes, cast 15 November 2026: test Sun 22 Nov at 7 days (closed: Sunday); bring by Fri 20 Nov",
  ],
  [
    { castOn: "2026-11-09", ages: [7] },
    "Cubes, cast 9 November 2026: test Mon 16 Nov at 7 days; bring by Sat 14 Nov (past)",
  ],
  [
    { castOn: "2026-11-16", cubes: 1, ages: [] },
    "1 cube, cast 16 November 2026: ages to be agreed",
  ],
  [{ castOn: "2002-11-16", mark: "W3", ages: [7] }, "Cubes, W3, date of casting to be stated"],
])("%j has its test dates and the day to bring it by", (casting, line) => {
  expect(castingLine(casting, "2026-11-16", { days, closures: [] })).toBe(line);
});
