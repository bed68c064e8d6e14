import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseDocument } from "../html.ts";
import { isBuilt } from "../source-stamp.mjs";

const root = join(import.meta.dirname, "../..");

export const client = join(root, "build/client");

export const readPage = (path: string) =>
  parseDocument(readFileSync(join(client, path, "index.html"), "utf8"));

// What an older build passes or fails says nothing about the sources.
if (!isBuilt(root, process.env))
  throw new Error("The build is older than the sources: run `npm run build` first.");
