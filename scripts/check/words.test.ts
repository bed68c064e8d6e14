import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "#derive/catalogue/catalogue.ts";
import { mistakesInWords } from "./words.ts";

test("an id of nothing is named with its file and line", () => {
  const lines = new Map([["ours.tsv", [{ terms: ["ours"], ids: [services[0]!.slug, "our/tst"] }]]]);
  expect(mistakesInWords([], lines)).toEqual([
    expect.stringContaining('content/synonyms/ours.tsv, line 2, "our/tst": nothing has this id'),
  ]);
});

test("a card that names a test which its page has not is named with its file", () => {
  const service = services.find((each) => cataloguedTests(each).length > 0)!;
  const empty = { ...service, name: "Ours", sections: [] };
  const [mistake] = mistakesInWords([{ ...empty, card: cataloguedTests(service)[0]!.name }]);
  expect(mistake).toContain(`content/services/${service.slug}.ts, "Ours": "card" and`);
});
