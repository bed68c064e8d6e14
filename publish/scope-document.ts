import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { ViteDevServer } from "vite";
import { scopeFile } from "#content/copy/files.ts";
import { type IssuedDocument, issuedDocument } from "#content/testing-scope.ts";
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

export async function writeScopePdf(folder: string): Promise<void> {
  const file = join(folder, scopeFile.path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await scopePdf());
}

/** As the content names it now, not when the server was started. */
export function serveScopePdf({ config, middlewares, ssrLoadModule }: ViteDevServer): void {
  const scopePdfNow = async () => {
    const { issuedDocument: issued } = await ssrLoadModule("/content/testing-scope.ts");
    return issued ? scopeDocumentBytes(issued, join(config.root, "content/documents")) : scopePdf();
  };
  middlewares.use(scopeFile.path, (_, response, next) => {
    response.setHeader("content-type", mediaType(scopeFile.path));
    scopePdfNow().then((body) => response.end(body), next);
  });
}
