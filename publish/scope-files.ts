import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { catalogueFile, scopeFile } from "#content/copy/files.ts";
import { site } from "#content/site.ts";
import { type IssuedDocument, issuedDocument } from "#content/testing-scope.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { makeScopePdf } from "./scope-pdf/scope-pdf.ts";
import { mediaType } from "./media-types.ts";

const documents = join(import.meta.dirname, "../content/documents");

export async function scopeDocumentBytes(
  issued: IssuedDocument | undefined,
  folder = documents,
): Promise<Buffer> {
  if (!issued) return makeScopePdf();
  const bytes = readFileSync(join(folder, issued.file));
  if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-")
    throw new Error(`content/documents/${issued.file} is not a PDF.`);
  return bytes;
}

let published: Promise<Buffer> | undefined;

export const scopePdf = () => (published ??= scopeDocumentBytes(issuedDocument));

const securityTextPath = "/.well-known/security.txt";

/** RFC 9116: where somebody who finds a weakness of the site reports it. */
export const securityText = (origin: string) =>
  [
    `Contact: mailto:${site.email}`,
    `Expires: ${site.securityContactUntil}T00:00:00Z`,
    "Preferred-Languages: en",
    `Canonical: ${origin}${securityTextPath}`,
    "",
  ].join("\n");

/** Files that are not pages, for the build and for development. */
const scopeFiles = (origin: string): Record<string, () => string | Promise<Buffer>> => ({
  [scopeFile.path]: scopePdf,
  [catalogueFile]: () => JSON.stringify(catalogueJson()),
  [securityTextPath]: () => securityText(origin),
});

export async function writeScopeFiles(folder: string, origin: string): Promise<void> {
  for (const [path, make] of Object.entries(scopeFiles(origin))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await make());
  }
}

export const serveScopeFiles = (origin: string): Plugin => ({
  name: "serve-scope-files",
  apply: "serve",
  configureServer({ config, middlewares, ssrLoadModule }) {
    /** As the file names it now, not when the server was started. */
    const scopePdfNow = async () => {
      const { issuedDocument: issued } = await ssrLoadModule("/content/testing-scope.ts");
      return issued
        ? scopeDocumentBytes(issued, join(config.root, "content/documents"))
        : scopePdf();
    };
    const files = { ...scopeFiles(origin), [scopeFile.path]: scopePdfNow };
    for (const [path, make] of Object.entries(files))
      middlewares.use(path, (_, response, next) => {
        response.setHeader("content-type", mediaType(path));
        Promise.resolve(make()).then((body) => response.end(body), next);
      });
  },
});
