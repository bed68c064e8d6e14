import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { expect, test } from "vitest";
import { testingCertificate } from "#content/claims.ts";
import { type IssuedDocument, issuedDocument } from "#content/testing-scope.ts";
import { issuedScope } from "#derive/catalogue/accredited-lines.ts";
import { parseDocument } from "./html.ts";
import { client, find, readDocument } from "./testing/built-site.ts";

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
    documentProblems(readDocument(file), declared.has(file)).map((problem) => `${file} ${problem}`),
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
  for (const file of declared)
    expect(
      find(readDocument(file), "main").map((main) => textOf(main)),
      file,
    ).toEqual([expect.stringContaining(number)]);
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
  expect(documentProblems(parseDocument(html), isDeclared)).toHaveLength(count);
});

const otherWork = /calibrat|survey|\baudit/i;

function textProblems(text: string, isDeclared: boolean): string[] {
  if (!text.includes(number)) return [];
  if (!isDeclared)
    return ["shows the certificate number, which content/claims.ts does not declare"];
  return [
    ...(/\btest/i.test(text) ? [] : ["shows the number without what it covers"]),
    ...(otherWork.test(text.replace(notCovered, "")) ? ["shows the number beside other work"] : []),
  ];
}

function documentProblems(document: tree.Document, isDeclared: boolean): string[] {
  const mains = elements(document, ({ tagName }) => tagName === "main");
  const blocks = mains.flatMap((main) => [main, ...elements(main, isBlock)]);
  // Only the innermost block counts, so that what another block says does not help.
  const problems = blocks
    .filter((block) => !elements(block, isBlock).some(hasNumber))
    .flatMap((block) => textProblems(textOf(block), isDeclared));
  return [...problems, ...textProblems(textOf(document, mains), false)];
}

/** Without what is in parts that may show the number by themselves. */
const elements = (
  part: tree.ParentNode,
  matches: (element: tree.Element) => boolean,
): tree.Element[] =>
  part.childNodes
    .filter(tree.isElementNode)
    .filter((child) => !isApart(child))
    .flatMap((child) => [...(matches(child) ? [child] : []), ...elements(child, matches)]);

const isApart = (element: tree.Element) => isAnnouncement(element) || isAccreditedRow(element);

const isAnnouncement = (element: tree.Element) =>
  tree.getAttribute(element, "aria-label") === "Announcement";

/** A row of a test says itself what the issued scope lists, and until when. */
const isAccreditedRow = (element: tree.Element) =>
  element.tagName === "tr" &&
  issuedScope.some((line) => line.test === tree.getAttribute(element, "id"));

const isBlock = (element: tree.Element) =>
  ["p", "li", "section"].includes(element.tagName) ||
  (element.tagName === "div" &&
    tree.isElementNode(element.parentNode!) &&
    element.parentNode.tagName === "dl");

const hasNumber = (element: tree.Element) => textOf(element).includes(number);

/**
 * All text and all attribute values, because a description, an image or a label can make a claim too; without what may
 * show the number by itself, and without other parts.
 */
function textOf(part: tree.Node, without: readonly tree.Node[] = []): string {
  if (tree.isTextNode(part)) return part.value;
  if (tree.isElementNode(part) && (isApart(part) || without.includes(part))) return "";
  const values = tree.isElementNode(part) ? part.attrs.map(({ value }) => ` ${value} `) : [];
  const children = tree.isParentNode(part) ? part.childNodes : [];
  return [...values, ...children.map((child) => textOf(child, without))].join("");
}
