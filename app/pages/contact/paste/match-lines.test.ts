import { readFileSync } from "node:fs";
import { array, assert, constantFrom, nat, oneof, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { readSearchData } from "#publish/search-data.ts";
import { createSearch } from "#search/search.ts";
import { hasWords } from "./found-tests.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import { isFiller } from "./mark.ts";
import { matchLines, type Option } from "./match-lines.ts";
import { partsOf } from "./parts.ts";
import { parseTable } from "./testing/table.ts";

const search = createSearch(readSearchData());

test("what the laboratory does not offer is hardly ever taken without a question", () => {
  const silence = new URL("../../../../search/golden/silence.txt", import.meta.url);
  const queries = readFileSync(silence, "utf8").split("\n").filter(Boolean);
  const taken = queries.filter((query) => matchLines(search, `${query} - 2 nos`)[0]?.isClear);
  expect(queries.length).toBeGreaterThan(200);
  expect(taken.length / queries.length).toBeLessThanOrEqual(0.01);
});

test.each([
  ["pasted-lines.tsv", 0.15],
  ["second-lines.tsv", 0.72],
])("no line of %s becomes a wrong order, and at most %d of them are left open", (file, most) => {
  const table = parseTable(readFileSync(new URL(`testing/${file}`, import.meta.url), "utf8"));
  const wrong = table.flatMap(({ line, expected, quantity, mark }) => {
    const [matched] = matchLines(search, line);
    const { isClear, options, text } = matched!;
    const id = options[0]?.id;
    const kept = options[0]?.mark ?? text;
    return [
      isClear && id !== expected && `${line}: ${id}`,
      String(matched!.quantity ?? "") !== quantity && `${line}: quantity ${matched!.quantity}`,
      ...mark.map(
        (word) =>
          !kept.includes(word) &&
          !hasWords(options[0]?.name ?? "", word) &&
          `${line}: ${word} is not in "${kept}"`,
      ),
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
  const left = table.filter(({ line }) => !matchLines(search, line)[0]!.isClear);
  expect(left.length / table.length).toBeLessThanOrEqual(most);
});

const parts =
  "cubes M25 Fe500D 12 nos 0-600 bar Concrete tensile strength TMT water complete and - , : ( ) & | each x 3 1. Qty ward 7 Kunjwani samples GSB of ± ₹450 1200 0.5 150x150 mm IS 516 (Part 4) 31 parameters ch 12+400".split(
    " ",
  );
const anything = oneof(constantFrom(...parts), string(), nat().map(String));
const anyLine = array(tuple(anything, constantFrom(" ", " ", "  ", "\t", "/", ""))).map((pairs) =>
  pairs.flat().join(""),
);

test("of any line nothing is lost, and its quantity is within the limits", () => {
  assert(
    property(anyLine, (line) => {
      // Columns may be rates and amounts, which are left out.
      const kinds = /[\t|]|\s\s/.test(line) ? ["word"] : ["word", "figure", "detail"];
      for (const { text, quantity = 1, options } of matchLines(search, line)) {
        expect(Number.isInteger(quantity) && quantity > 0 && quantity <= limits.quantity).toBe(
          true,
        );
        for (const option of options) {
          const said = [...saidBy(option), quantity].join(" ");
          const lost = partsOf(text)
            .filter((part) => kinds.includes(part.kind) && !isFiller(part))
            .map((part) => part.text)
            .filter((typed) => !said.includes(typed) && !hasWords(said, typed));
          expect(lost).toEqual([]);
        }
      }
    }),
    { numRuns: 200 },
  );
});

const saidBy = ({ kind, name, context, service, mark }: Option) => [
  name,
  service?.name,
  mark,
  kind === "set" ? "complete" : context,
];
