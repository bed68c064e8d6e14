import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { matchScope } from "./match-scope.ts";

// npm run scope -- import FILE: writes the scope that NABL issued to content/, if every row of the file has its test.

const target = join(import.meta.dirname, "../content/issued-scope.json");
const [command, file] = process.argv.slice(2);

if (command !== "import" || !file) fail(["Usage: npm run scope -- import FILE.csv"]);
const { lines, problems } = matchScope(readFileSync(file, "utf8"));
if (problems.length > 0)
  fail([
    ...problems,
    "Nothing was written. In the column test write the id of the test (/catalogue.csv has all), or delete the row if the site does not list its test.",
  ]);
writeFileSync(target, `${JSON.stringify(lines, null, 2)}\n`);
console.log(`${lines.length} lines were written to content/issued-scope.json. Now: npm test`);

function fail(sentences: readonly string[]): never {
  console.error(sentences.join("\n"));
  process.exit(1);
}
