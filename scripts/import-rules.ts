import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export interface ImportRule {
  /** A folder; the longest one that contains a file gives its rule. */
  readonly room: string;
  /** Folders, files and packages; "(types)" follows what may be imported as types only. */
  readonly mayImport: readonly string[] | "anything";
  readonly why: string;
}

const react = ["react", "react-dom", "react-router"];
/** What components inside the frame of a page share. */
const inFrame = [
  ...react,
  "app/ui",
  "app/browser",
  "app/enquiry",
  "content/pages.ts",
  "content/site.ts",
  "content (types)",
  "derive",
];
/** Node's modules and every package but React's. */
export const packages = "packages but React";

/** Which folder may import which: the one source for the test beside it and for docs/architecture.md. */
export const importRules: readonly ImportRule[] = [
  rule("content", [], "facts depend on nothing"),
  rule("contract", [], "browser and server share it"),
  rule("derive", ["content", "schema-dts (types)"], "pure functions of content"),
  rule("app/ui", [...react, "pdfjs-dist"], "takes props, knows nothing of the laboratory"),
  rule("app/browser", [...react, "app/ui", "contract", "content"], "runs outside pages"),
  rule(
    "app/enquiry",
    [...react, "app/ui", "app/build-values.ts", "contract"],
    "form, draft and sending",
  ),
  rule(
    "app/blocks",
    [...inFrame, "content/calls.ts"],
    "the catalogue stays in loaders, out of the bundle",
  ),
  rule(
    "app/shell",
    [...inFrame, "app/meta.ts", "content/brand.ts", "content/claims.ts", "content/not-found.ts"],
    "the frame around every page",
  ),
  rule(
    "app",
    [...react, "@react-router/dev", "content", "contract", "derive", "pictures"],
    "the browser reaches the server over HTTP",
  ),
  rule(
    "publish",
    ["content", "contract", "derive", "pictures/manifest.json", packages],
    "works on the framework's output",
  ),
  rule(
    "pictures/tools",
    ["content", "derive", "publish", packages],
    "makes the committed pictures",
  ),
  rule("server/static", ["contract", packages], "serves the published files"),
  rule("server/enquiries", ["contract", packages], "knows neither HTTP nor mail"),
  rule("server/metrics", ["server/enquiries (types)", packages], "counts what others report"),
  rule(
    "server/mail",
    ["server/enquiries", "contract", "content/site.ts", packages],
    "apart from any request",
  ),
  rule(
    "server/http",
    [
      "server/static",
      "server/enquiries",
      "server/metrics",
      "contract",
      "content/site.ts",
      packages,
    ],
    "a request never waits for mail",
  ),
  rule(
    "server/operate",
    ["server", "contract", "content/site.ts", "derive", packages],
    "the operator's commands",
  ),
  rule(
    "server",
    ["contract", "content/site.ts", packages],
    "serves prerendered pages, renders none",
  ),
  rule("bench", "anything", "measures the whole"),
  rule("e2e", "anything", "tests the whole"),
  rule("scripts", "anything", "starts the whole"),
];

function rule(room: string, mayImport: ImportRule["mayImport"], why: string): ImportRule {
  return { room, mayImport, why };
}

const begin = "<!-- import rules: written by `node scripts/import-rules.ts` -->";
const end = "<!-- end of import rules -->";
export const architectureFile = join(import.meta.dirname, "../docs/architecture.md");

/** The document with the table between the two comments replaced. */
export function withRulesTable(document: string): string {
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/architecture.md needs "${begin}" and "${end}".`);
  return `${before}${begin}\n\n${rulesTable()}\n\n${end}${after}`;
}

function rulesTable(): string {
  const rows = [
    ["folder", "may import, besides itself", "because"],
    ...importRules.map(({ room, mayImport, why }) => [
      `\`${room}\``,
      mayImport === "anything" ? mayImport : mayImport.join(", ") || "nothing",
      why,
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column]!)));
  lines.splice(
    1,
    0,
    widths.map((width) => "-".repeat(width)),
  );
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

if (import.meta.main)
  writeFileSync(architectureFile, withRulesTable(readFileSync(architectureFile, "utf8")));
