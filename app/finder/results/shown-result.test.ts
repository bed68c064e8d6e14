import { expect, test } from "vitest";
import { readSearchData } from "#publish/search-data.ts";
import { createSearch } from "#search/search.ts";
import { resultsSentence } from "./shown-result.ts";

const search = createSearch(readSearchData());

test("a query that names a standard is summed up with it", () => {
  const result = search("is2720pt5");
  expect(resultsSentence(result, "is2720pt5")).toBe(`${result.total} results for IS 2720 (Part 5)`);
});

test("a query of words is summed up with the number of all results, however many are shown", () => {
  const { total } = search("concrete");
  expect(total).toBeGreaterThan(3);
  expect(resultsSentence(search("concrete", 3), "concrete")).toBe(`${total} results`);
});

test("what was left out is named, and what has no page is not called a test", () => {
  const query = "salmonella in water";
  expect(resultsSentence(search(query), query)).toContain("“salmonella”");
  expect(resultsSentence(search("owner"), "owner")).not.toContain("“owner”");
});

test("without a result, and where a word was corrected, the sentence says so", () => {
  expect(resultsSentence(search("IS 2720 part 99"), "IS 2720 part 99")).toContain(
    "“IS 2720 part 99”",
  );
  expect(resultsSentence(search("cemnt"), "cemnt")).toContain("similar");
});
