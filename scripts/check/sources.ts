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
