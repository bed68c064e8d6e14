import { expect, test } from "vitest";
import { finderData } from "#derive/finder/finder-data.ts";
import { createSearch } from "#search/search.ts";
import { emptyRequest } from "../request.ts";
import { addLines } from "./add-lines.ts";
import { matchLines } from "./match-lines.ts";
import { parseLines } from "./parse-line.ts";

const search = createSearch(finderData());

/** Lines as people write them, and what each must become: an id, "unclear" or "none", and its quantity. */
const bill = `
1. Compressive strength of concrete cubes 150 mm as per IS 516 - 48 Nos => building-material/compressive-strength-of-cubes 48
2. Slump test of fresh concrete – 24 nos. => building-material/slump 24
3) Determination of liquid limit and plastic limit of soil (IS 2720 Part 5)\t12 => soil-testing/liquid-and-plastic-limit 12
4. CBR test, soaked, of sub-grade soil, 6 samples => unclear 6
5. Modified Proctor compaction test as per IS 2720 (Part 8) incl. all charges  Nos 6 => soil-testing/compaction-heavy 6
6. Field density by sand replacement method - 30 locations => soil-testing/in-situ-density-sand-replacement 30
7. Aggregate impact value 10 Nos => coarse-and-fine-aggregate/aggregate-impact-value 10
8. Aggregate crushing value as per IS 2386 => coarse-and-fine-aggregate/aggregate-crushing-value
9. Flakiness and elongation index of coarse aggregate 10 Nos => unclear 10
10. Los Angeles abrasion test 4 nos => coarse-and-fine-aggregate/los-angeles-abrasion 4
11. Sieve analysis of fine aggregate\tNos\t10 => coarse-and-fine-aggregate/sieve-analysis 10
12. Water absorption of aggregate 10 Nos => coarse-and-fine-aggregate/water-absorption 10
13\tTMT bars 16 mm Fe 500D: yield stress, tensile strength, elongation\tNos\t18\t450.00\t8100.00 => metal-alloys-testing/tensile-test 18
14\tBend and rebend test of reinforcement bars\tNos\t9 => unclear 9
15\tChemical analysis of steel (C, S, P)\tNos\t3 => unclear 3
16\tCement OPC 43: consistency, initial and final setting time\tEach\t5 => unclear 5
17\tCement compressive strength at 3, 7 and 28 days\tEach\t5 => road-material-testing/compressive-strength 5
18\tBitumen content by centrifuge extraction\tNos\t20 => building-material/bitumen-content-centrifuge-extraction 20
19\tMarshall stability and flow value\tSet\t3 => building-material/marshall-stability-and-flow 3
20\tDrinking water test 31 parameters IS 10500\tNos\t2 => water-testing-service/sets/drinking-water-31-tests 2
21\tPull-out test on rock bolts\tNos\t4 => none 4
22\tSupply of site staff and furniture\tLS\t1 => none 1`
  .trim()
  .split("\n")
  .map((line) => line.split(" => "));

test("22 lines of a bill of quantities are matched in under a second", () => {
  const start = performance.now();
  const matched = matchLines(search, bill.map(([line]) => line).join("\n"));
  expect(performance.now() - start).toBeLessThan(1000);
  const found = matched.map(({ isClear, options, quantity = "" }) =>
    `${isClear ? options[0]!.id : options.length > 0 ? "unclear" : "none"} ${quantity}`.trim(),
  );
  expect(found).toEqual(bill.map(([, expected]) => expected));
});

test.each([
  ["1  Slump test", { text: "Slump test", description: "Slump test" }],
  ["7 Slump test", { description: "7 Slump test" }],
  ["(ii) Slump test x 12", { description: "Slump test", quantity: 12 }],
  ["1.03 Slump test, Qty: 4", { description: "Slump test", quantity: 4 }],
  ["• 3 cubes, 28 days", { description: "cubes, 28 days", quantity: 3 }],
  ["Roughness survey 12.5 km", { description: "Roughness survey", measured: "12.5 km" }],
  ["Drinking water 31 tests", { description: "Drinking water 31 tests" }],
  ["A-1\tNos\t6\tSlump test", { text: "Slump test, 6, Nos", quantity: 6 }],
])("%j is read as %o", (line, parsed) => {
  expect(parseLines(`\n${line}\n`)).toEqual([expect.objectContaining(parsed)]);
});

test("a heading or a line of figures without words is left out", () => {
  expect(parseLines("\n \n1\t2\t3\n----\n")).toEqual([]);
});

test("lines are added once for each entry, and texts as they were written", () => {
  const before = { ...emptyRequest, items: [{ id: "a/b", quantity: 2, mark: "Slab" }] };
  const { items } = addLines(before, [
    { id: "a/b", text: "B", quantity: 3 },
    { id: "a/c", text: "C", measured: "2 km" },
    { text: "Furniture", quantity: 1 },
    { text: "Staff" },
  ]);
  expect(items).toEqual([
    { id: "a/b", quantity: 5, mark: "Slab" },
    { id: "a/c", mark: "2 km" },
    { id: "text/1", quantity: 1, text: "Furniture" },
    { id: "text/2", text: "Staff" },
  ]);
});
