import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as tree from "@parse5/tools";
import { elementsNamed, parseDocument } from "../html.ts";
import { isBuilt } from "../source-stamp.mjs";

const root = join(import.meta.dirname, "../..");

export const client = join(root, "build/client");
export const fileOf = (path: string) => join(client, path);

const parsed = new Map<string, tree.Document>();

/** Several tests read every page, and parsing all takes a second; they change none. */
export function readDocument(file: string): tree.Document {
  const document = parsed.get(file) ?? parseDocument(readFileSync(fileOf(file), "utf8"));
  parsed.set(file, document);
  return document;
}

export const readPage = (path: string) => readDocument(join(path, "index.html").replace(/^\//, ""));

export const find = (node: tree.Node, name: string, attributes: Record<string, string> = {}) =>
  elementsNamed(node, name).filter((element) =>
    Object.entries(attributes).every(([key, value]) => tree.getAttribute(element, key) === value),
  );

/** The spaces that keep a number on the line of its unit read as spaces. */
export const textOf = (node: tree.Node) => tree.getTextContent(node).replaceAll("\u00A0", " ");
export const attribute = (name: string) => (element: tree.Element) =>
  tree.getAttribute(element, name)!;
export const meta = (page: tree.Node, kind: "name" | "property", name: string) =>
  attribute("content")(find(page, "meta", { [kind]: name })[0]!);
export const pathname = (url: string) => new URL(url).pathname;
export const canonical = (page: tree.Node) =>
  find(page, "link", { rel: "canonical" }).map((link) => pathname(attribute("href")(link)))[0];

// What an older build passes or fails says nothing about the sources.
if (!isBuilt(root, process.env))
  throw new Error("The build is older than the sources: run `npm run build` first.");
