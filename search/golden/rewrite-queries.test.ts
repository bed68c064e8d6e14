import { expect, test } from "vitest";
import { prunedQueries, prunedSynonyms, rewrittenQueries } from "./rewrite-queries.ts";

const known = new Set(["soil", "soil/cbr", "wood", "wood/moisture"]);
const queries = "cbr\tsoil/cbr soil/gone\nold\tsoil/gone\nmoisture\tsoil/cbr\n";

const find = (query: string) => (query === "moisture" ? "wood/moisture" : "soil/cbr");

test("ids that are gone leave the queries, and a query without an id leaves too", () => {
  expect(prunedQueries(queries, known)).toBe("cbr\tsoil/cbr\nmoisture\tsoil/cbr\n");
});

test("an answer that no query names yet is added, and so is the name of a new service", () => {
  const services = ["soil", "wood"].map((slug) => ({
    slug,
    name: `Tests of ${slug}`,
    href: "",
    description: "",
  }));
  expect(rewrittenQueries(queries, known, services, find)).toBe(
    "cbr\tsoil/cbr\nmoisture\tsoil/cbr wood/moisture\nTests of wood\twood\n",
  );
});

test("synonyms keep their columns, and lines that led to nothing stay", () => {
  const tsv = "terms\tids\twords\na, b\tsoil soil/gone\tc\nd\tsoil/gone\ne\t\tA sentence.\n";
  expect(prunedSynonyms(tsv, known)).toBe("terms\tids\twords\na, b\tsoil\tc\ne\t\tA sentence.\n");
  const notOffered = "terms\tids\tsentence\npaint\tgone\tAsk us.\n";
  expect(prunedSynonyms(notOffered, known, true)).toBe("terms\tids\tsentence\npaint\t\tAsk us.\n");
});
