import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { testingCertificate } from "#content/claims.ts";
import { type IssuedDocument, issuedDocument } from "#content/testing-scope.ts";
import { client } from "./testing/built-site.ts";
import { documentProblems, textProblems } from "./testing/claim-problems.ts";

const root = join(import.meta.dirname, "..");
const { number, notCovered } = testingCertificate;
const fileName = (issuedDocument as IssuedDocument | undefined)?.file;

const declared = new Set(
  testingCertificate.pages.map((path) => `${path}/index.html`.replace(/^\/+/, "")),
);

const read = (file: string) => readFileSync(join(client, file), "utf8");
const documents = globSync("**/*.html", { cwd: client });
/** Without assets, which hold what a page shows and are read by its scripts only. */
const feeds = globSync("**/*.{txt,xml,json,webmanifest,svg}", {
  cwd: client,
  exclude: ["assets"],
});

test("no page shows the number where it does not hold", () => {
  expect(documents.length).toBeGreaterThan(20);
  const found = documents.flatMap((file) =>
    documentProblems(read(file), declared.has(file)).map((problem) => `${file} ${problem}`),
  );
  expect(found).toEqual([]);
});

test("no feed shows the number", () => {
  expect(feeds).toContain("llms.txt");
  expect(feeds).toContain("catalogue.json");
  const found = feeds.flatMap((file) =>
    textProblems(read(file), false).map((problem) => `${file} ${problem}`),
  );
  expect(found).toEqual([]);
});

test("every declared page shows the number, one of them what it leaves out, and once", () => {
  for (const file of declared) expect(read(file).split("<main ")[1], file).toContain(number);
  const limits = documents.filter((file) => read(file).includes(notCovered));
  expect(limits).toEqual(["accreditation/index.html"]);
  expect(read(limits[0]!).split(notCovered)).toHaveLength(2);
});

test("only content/claims.ts spells the number", () => {
  const folders =
    "{app,bench,content,contract,derive,pictures/tools,public,publish,scripts,server}";
  const sources = globSync(`${folders}/**/*.{ts,tsx,mjs,css,svg,txt,webmanifest}`, { cwd: root });
  expect(sources.length).toBeGreaterThan(200);
  const spelling = sources
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    // The file that NABL issued may have it in its name.
    .filter((file) =>
      readFileSync(join(root, file), "utf8").replace(`"${fileName}"`, "").includes(number),
    );
  expect(spelling).toEqual(["content/claims.ts"]);
});

const page = (main: string, footer = "") =>
  `<body><section aria-label="Announcement">${number}</section><main>${main}</main><footer>${footer}</footer></body>`;

test.each([
  ["with what it covers", page(`<p>${number}, testing</p><p>Calibration</p>`), true, 0],
  [
    "with the sentence that leaves work out",
    page(`<p>${number}, tests. ${notCovered}</p>`),
    true,
    0,
  ],
  ["in the announcement only", page("Calibration"), false, 0],
  ["on a page that does not declare it", page(`${number}, testing`), false, 1],
  ["in the footer", page("", number), true, 1],
  ["in a description", `<meta content="${number}">${page("")}`, true, 1],
  ["in structured data", `<script>"${number}"</script>${page("")}`, true, 1],
  ["without what it covers", page(`<p>${number}</p>`), true, 1],
  ["with what it covers in another block", page(`<li>${number}</li><p>testing</p>`), true, 1],
  ["beside other work", page(`<p>${number}, tests and safety audit</p>`), true, 1],
] as const)("the number %s", (_, html, isDeclared, count) => {
  expect(documentProblems(html, isDeclared)).toHaveLength(count);
});
