import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { certificateAt, type CertificatePlace, certificatePlaces } from "#content/claims.ts";
import { certificateNumber, documentProblems, textProblems } from "./testing/claim-problems.ts";

const root = join(import.meta.dirname, "..");
const client = join(root, "build/client");

/** The pages that may show the number. */
const placeOf: Readonly<Record<string, CertificatePlace>> = {
  "index.html": "home",
  "accreditation/index.html": "accreditationPage",
};

const read = (file: string) => readFileSync(join(client, file), "utf8");
const documents = globSync("**/*.html", { cwd: client });
/** Without assets and the router's data, which hold what a page shows and are read by its scripts only. */
const feeds = globSync("**/*.{txt,xml,json,csv,webmanifest,svg}", {
  cwd: client,
  exclude: ["assets"],
});

test("no page shows the number where it does not hold", () => {
  expect(documents.length).toBeGreaterThan(20);
  const found = documents.flatMap((file) =>
    documentProblems(read(file), placeOf[file]).map((problem) => `${file} ${problem}`),
  );
  expect(found).toEqual([]);
});

test("no feed shows the number", () => {
  expect(feeds).toContain("llms.txt");
  expect(feeds).toContain("catalogue.json");
  const found = feeds.flatMap((file) =>
    textProblems(read(file), undefined).map((problem) => `${file} ${problem}`),
  );
  expect(found).toEqual([]);
});

test("every declared place shows the number", () => {
  for (const file of Object.keys(placeOf)) expect(read(file), file).toContain(certificateNumber);
  const declared = new Set<string>([...Object.values(placeOf), "scopeDocument"]);
  expect(declared).toEqual(new Set(Object.keys(certificatePlaces)));
});

test("only content/claims.ts spells the number", () => {
  const folders =
    "{app,bench,content,contract,derive,pictures/tools,public,publish,scripts,server}";
  const sources = globSync(`${folders}/**/*.{ts,tsx,mjs,css,svg,txt,webmanifest}`, { cwd: root });
  expect(sources.length).toBeGreaterThan(200);
  const spelling = sources
    .filter((file) => !/\.(test|spec)\.tsx?$/.test(file))
    .filter((file) => readFileSync(join(root, file), "utf8").includes(certificateNumber));
  expect(spelling).toEqual(["content/claims.ts"]);
});

const { limit } = certificateAt("home");
const page = (main: string, footer = "") =>
  `<body><section aria-label="Announcement">${certificateNumber}</section><main>${main}</main><footer>${footer}</footer></body>`;

test.each([
  ["with its limit", page(`<section>${certificateNumber}, ${limit}</section>`), "home", 0],
  ["in the announcement only", page("Calibration"), undefined, 0],
  ["on a page that does not declare it", page(certificateNumber), undefined, 1],
  ["in the footer", page("", certificateNumber), "home", 1],
  ["in a description", `<meta content="${certificateNumber}">${page("")}`, "home", 1],
  ["in structured data", `<script>"${certificateNumber}"</script>${page("")}`, "home", 1],
  ["without its limit", page(certificateNumber), "home", 1],
  [
    "with its limit in another block",
    page(`<dl><div>${certificateNumber}</div></dl><section>${limit}</section>`),
    "home",
    1,
  ],
  [
    "beside work that the place does not declare",
    page(`<section>${certificateNumber}, ${limit}</section><p>Safety audit</p>`),
    "home",
    1,
  ],
] as const)("the number %s", (_, html, place, count) => {
  expect(documentProblems(html, place)).toHaveLength(count);
});
