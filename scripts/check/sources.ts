import { globSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { type ESTree, type ParseResult, parseSync } from "rolldown/utils";

/** A module of content, with what it declares. */
export interface Source {
  readonly root: string;
  readonly file: string;
  readonly text: string;
  readonly parsed: ParseResult;
  readonly declared: ReadonlyMap<string, Declaration>;
  /** All modules, by file. */
  readonly sources: ReadonlyMap<string, Source>;
}

export type Declaration =
  ESTree.VariableDeclarator | ESTree.TSInterfaceDeclaration | ESTree.TSTypeAliasDeclaration;

/** A part of a module. */
export interface Part<Node extends ESTree.Node = ESTree.Node> {
  readonly node: Node;
  readonly source: Source;
}

export function readSources(root: string): ReadonlyMap<string, Source> {
  const sources = new Map<string, Source>();
  const files = globSync("content/**/*.ts", { cwd: root, exclude: ["**/*.test.ts"] });
  for (const file of files.toSorted()) {
    const text = readFileSync(join(root, file), "utf8");
    const parsed = parseSync(file, text);
    const declarations = parsed.program.body.flatMap(declarationsOf);
    const declared = new Map(declarations.map((each) => [nameOf(each.id), each]));
    sources.set(file, { root, file, text, parsed, declared, sources });
  }
  return sources;
}

function declarationsOf(statement: ESTree.Statement): readonly Declaration[] {
  switch (statement.type) {
    case "ExportNamedDeclaration":
      return statement.declaration ? declarationsOf(statement.declaration) : [];
    case "VariableDeclaration":
      return statement.declarations;
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
      return [statement];
    default:
      return [];
  }
}

/** The name or the text that a node is, without marks. */
export const nameOf = (node: ESTree.Node): string =>
  node.type === "Identifier" ? node.name : node.type === "Literal" ? String(node.value) : "";

/** The module that another one imports. */
export const behind = (specifier: string, { file, sources }: Source) =>
  sources.get(
    specifier.startsWith("#") ? specifier.slice(1) : posix.join(posix.dirname(file), specifier),
  );

/** What a name stands for, in the module that declares it. */
export function declarationOf(name: string, source: Source): Part<Declaration> | undefined {
  const node = source.declared.get(name);
  if (node) return { node, source };
  for (const { moduleRequest, entries } of source.parsed.module.staticImports) {
    const entry = entries.find(({ localName }) => localName.value === name);
    const other = entry && behind(moduleRequest.value, source);
    if (other && entry.importName.name) return declarationOf(entry.importName.name, other);
  }
  return undefined;
}

/** The literal, list or object behind names, calls of small functions and notes for the compiler. */
export function resolved({ node, source }: Part): Part {
  switch (node.type) {
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return resolved({ node: node.expression, source });
    case "ArrowFunctionExpression":
      return resolved({ node: node.body, source });
    case "CallExpression": {
      const called = resolved({ node: node.callee, source });
      return called.node === node.callee ? { node, source } : called;
    }
    case "VariableDeclarator":
      return node.init ? resolved({ node: node.init, source }) : { node, source };
    case "Identifier": {
      const found = declarationOf(node.name, source);
      return found ? resolved(found) : { node, source };
    }
    default:
      return { node, source };
  }
}

export interface Entry {
  readonly name: string;
  /** As it is written, perhaps the name of a value. */
  readonly value: Part;
  readonly at: Part;
}

/** The entries of an object, with those that it spreads; not complete if some are calculated. */
export function entriesOf(object: Part | undefined): { entries: Entry[]; isComplete: boolean } {
  if (!object) return { entries: [], isComplete: false };
  const { node, source } = resolved(object);
  if (node.type !== "ObjectExpression") return { entries: [], isComplete: false };
  const parts = node.properties.map((property) => {
    if (property.type === "SpreadElement") return entriesOf({ node: property.argument, source });
    const [value, at] = [property.value, property].map((each) => ({ node: each, source }));
    return {
      entries: [{ name: nameOf(property.key), value: value!, at: at! }],
      isComplete: !property.computed,
    };
  });
  return {
    entries: parts.flatMap(({ entries }) => entries),
    isComplete: parts.every(({ isComplete }) => isComplete),
  };
}

/** Keys that the object itself has already; what it spreads may be replaced. */
export function keysTwice({ node, source }: Part) {
  const properties = node.type === "ObjectExpression" ? node.properties : [];
  const keys = properties.map((each) => (each.type === "Property" ? nameOf(each.key) : ""));
  return properties
    .map((each, index) => ({ name: keys[index]!, at: { node: each, source }, index }))
    .filter(({ name, index }) => name && keys.indexOf(name) < index);
}

/** The items of a list that are written out. */
export function itemsOf(list: Part | undefined): Part[] {
  if (!list) return [];
  const { node, source } = resolved(list);
  if (node.type !== "ArrayExpression") return [];
  return node.elements.flatMap((item) => {
    if (item?.type === "SpreadElement") return itemsOf({ node: item.argument, source });
    return item ? [{ node: item, source }] : [];
  });
}

/** The services that have a page. */
export function listedServices({ sources }: Source): Part[] {
  const index = sources.get("content/services/index.ts");
  return itemsOf(index && declarationOf("services", index));
}

/** The text or number that is written; undefined for what is calculated. */
export function textOf(part: Part | undefined): string | undefined {
  const node = part && resolved(part).node;
  return node?.type === "Literal" ? String(node.value) : undefined;
}

export function fieldOf(object: Part | undefined, name: string): Part | undefined {
  const field = entriesOf(object).entries.find((entry) => entry.name === name);
  return field && resolved(field.value);
}

/** The text of the first of these fields that an object has. */
export const textIn = (object: Part, names: readonly string[]): string | undefined =>
  names.map((name) => textOf(fieldOf(object, name))).find(Boolean);

/** What people call the thing that an object describes. */
export const rowOf = (object: Part) =>
  textIn(object, ["name", "label", "title", "heading", "of", "alt", "reason"]);
