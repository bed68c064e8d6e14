import { readFileSync } from "node:fs";
import { array, assert, constantFrom, nat, oneof, property, string, tuple } from "fast-check";
import { expect, test } from "vitest";
import { readSearchData } from "#publish/search-data.ts";
import { createSearch } from "#search/search.ts";
import { hasWords } from "./found-tests.ts";
import { requestLimits as limits } from "#app/request/limits.ts";
import { isFiller } from "./mark.ts";
import { matchLines } from "./match-lines.ts";
import { type Part, partsOf } from "./parts.ts";
import { parseTable } from "./testing/table.ts";

const data = readSearchData();
const search = createSearch(data);
const takenFor = (term: string) => {
  const [line] = matchLines(search, `${term} - 2 nos`);
  return line?.isClear ? line.options[0] : undefined;
};
const textOf = (file: string) => readFileSync(new URL(file, import.meta.url), "utf8");

test("of 200 things that the laboratory does not offer, at most one is taken without a question", () => {
  const queries = textOf("../../../../search/golden/silence.txt").split("\n").filter(Boolean);
  const taken = queries.filter((query) => matchLines(search, `${query} - 2 nos`)[0]?.isClear);
  expect(queries.length).toBeGreaterThan(200);
  expect(taken.length / queries.length, taken.join()).toBeLessThanOrEqual(0.005);
});

test("nothing that the dictionary says is not offered is taken without a question", () => {
  const terms = data.notOffered.flatMap((line) => line.terms);
  expect(terms.length).toBeGreaterThan(100);
  expect(terms.filter(takenFor)).toEqual([]);
});

const isTakenForAnother = (term: string) => {
  const taken = takenFor(term);
  return taken && !term.split(" ").some((word) => hasWords(taken.name, word));
};

test("a term for several tests is taken without a question only for one that its name says", () => {
  const terms = data.synonyms.flatMap(({ terms: all, ids }) =>
    ids.filter((id) => id.includes("/")).length > 1 ? all : [],
  );
  expect(terms.length).toBeGreaterThan(500);
  expect(terms.filter(isTakenForAnother)).toEqual([]);
});

test.each([
  ["Cube test 3 sets", "3 sets"],
  ["Bentonite pH 1 no", "pH"],
  ["Water absorption of tiles 300 x 300", "300 x 300"],
])("%s keeps %s beside its test", (line, mark) => {
  expect(matchLines(search, line)[0]).toHaveProperty("options.0.mark", mark);
});

test.each([
  ["pasted-lines.tsv", 0.15],
  ["second-lines.tsv", 0.75],
])("no line of %s becomes a wrong order, and at most %d of them are left open", (file, most) => {
  const lines = parseTable(textOf(`testing/${file}`)).map((row) => ({
    ...row,
    matched: matchLines(search, row.line)[0]!,
  }));
  const wrong = lines.flatMap(({ line, expected, quantity, mark, matched }) => {
    const [first] = matched.options;
    const kept = first?.mark ?? matched.text;
    return [
      matched.isClear && first?.id !== expected && `${line}: ${first?.id}`,
      `${matched.quantity ?? ""}` !== quantity && `${line}: quantity ${matched.quantity}`,
      ...mark
        .filter((word) => !kept.includes(word) && !hasWords(first?.name ?? "", word))
        .map((word) => `${line}: ${word} is not in "${kept}"`),
    ].filter(Boolean);
  });
  expect(wrong).toEqual([]);
  const left = lines.filter(({ matched }) => !matched.isClear);
  expect(left.length / lines.length).toBeLessThanOrEqual(most);
});

const words =
  "cubes M25 Fe500D 12 nos 0-600 bar Concrete tensile strength TMT water complete and - , : ( ) & | each x 3 1. Qty ward 7 Kunjwani samples GSB of ± ₹450 1200 0.5 150x150 mm IS 516 (Part 4) 31 parameters ch 12+400";
const anything = oneof(constantFrom(...words.split(" ")), string(), nat().map(String));
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
        const typed = partsOf(text).filter((part) => kinds.includes(part.kind) && !isFiller(part));
        for (const { kind, name, context, service, mark } of options) {
          const about = kind === "set" ? "complete" : context;
          const said = [name, about, service?.name, mark, quantity].join(" ");
          const isLost = ({ text: part }: Part) => !said.includes(part) && !hasWords(said, part);
          expect(typed.filter(isLost)).toEqual([]);
        }
      }
    }),
    { numRuns: 200 },
  );
});
