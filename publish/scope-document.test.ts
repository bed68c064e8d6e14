import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import Pdf from "pdfkit";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { scopeFile } from "#content/copy/files.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { scopeDocumentBytes, serveScopePdf } from "./scope-document.ts";
import { openDocument } from "./testing/read-tables.ts";

const folder = temporaryFolder();

const date = "2026-03-02";

test("the scope that content names is published byte for byte", async () => {
  const doc = new Pdf();
  const pdf = buffer(doc);
  doc.text("Scope of accreditation").end();
  const bytes = await pdf;
  writeFileSync(join(folder, "scope.pdf"), bytes);
  const published = await scopeDocumentBytes({ file: "scope.pdf", date }, folder);
  expect(published.equals(bytes)).toBe(true);
  expect((await openDocument(published)).pages).toHaveLength(1);
});

test("a file that is not a PDF, or is missing, stops the build with its name", async () => {
  writeFileSync(join(folder, "scan.pdf"), "GIF89a");
  const bytesOf = (file: string) => scopeDocumentBytes({ file, date }, folder);
  await expect(bytesOf("scan.pdf")).rejects.toThrow("content/documents/scan.pdf is not a PDF.");
  await expect(bytesOf("absent.pdf")).rejects.toThrow("absent.pdf");
});

test("development serves the scope that content names at the moment", async () => {
  const root = temporaryFolder();
  mkdirSync(join(root, "content/documents"), { recursive: true });
  const issue = (file: string) => {
    writeFileSync(join(root, "content/documents", file), `%PDF-1.7 ${file}`);
    const fact = `export const issuedDocument = { file: "${file}" };`;
    writeFileSync(join(root, "content/testing-scope.ts"), fact);
  };
  issue("first.pdf");
  const plugins = [{ name: "scope", configureServer: serveScopePdf }];
  const options = { configFile: false, logLevel: "silent", plugins } as const;
  const server = await createServer({ ...options, root, server: { port: 0 } });
  await server.listen();
  const [address] = server.resolvedUrls!.local;
  const served = async () => (await fetch(new URL(scopeFile.path, address))).text();
  expect(await served()).toBe("%PDF-1.7 first.pdf");
  issue("second.pdf");
  await expect.poll(served).toBe("%PDF-1.7 second.pdf");
  await server.close();
});
