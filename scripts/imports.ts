import { globSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import { parseSync } from "vite";

const root = join(import.meta.dirname, "..");

export interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly to: string;
  readonly typesOnly: boolean;
  readonly names: readonly string[];
}

export function readImports(): Import[] {
  return globSync("**/*.{ts,tsx,mjs,astro}", {
    cwd: root,
    exclude: ["**/node_modules/**", ".astro/**", "build/**", "test-results/**"],
  }).flatMap((from) => importsOf(from, readFileSync(join(root, from), "utf8")));
}

export function importsOf(from: string, code: string): Import[] {
  if (from.endsWith(".astro")) return scriptsOf(code).flatMap((script) => importsIn(from, script));
  return importsIn(from, code);
}

/** The frontmatter of an Astro file and its scripts; a fence or a tag has a line of its own. */
function scriptsOf(astro: string): string[] {
  const scripts: string[][] = [];
  let open = false;
  for (const line of astro.split("\n").map((text) => text.trim())) {
    const isStart = line === "<script>" || (line === "---" && scripts.length === 0);
    if (isStart) scripts.push([]);
    else if (line === "</script>" || line === "---") open = false;
    else if (open) scripts.at(-1)!.push(line);
    if (isStart) open = true;
  }
  return scripts.map((lines) => lines.join("\n"));
}

function importsIn(from: string, code: string): Import[] {
  const parsed = parseSync(from.replace(/\.astro$/, ".ts"), code);
  const { staticImports, staticExports, dynamicImports } = parsed.module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      names: entries.flatMap(({ importName, isType }) => (isType ? [] : (importName.name ?? []))),
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .filter(({ moduleRequest }) => moduleRequest)
      .map(({ moduleRequest, isType }) => ({
        specifier: moduleRequest!.value,
        typesOnly: isType,
        names: [],
      })),
    ...dynamicImports
      .map(({ moduleRequest }) => code.slice(moduleRequest.start, moduleRequest.end))
      .filter((argument) => argument.startsWith('"'))
      .map((argument) => ({ specifier: argument.slice(1, -1), typesOnly: false, names: [] })),
  ];
  return found.map((one) => ({ from, ...one, to: resolve(from, one.specifier) }));
}

function resolve(from: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return path.slice(1);
  if (path.startsWith(".")) return posix.join(dirname(from), path);
  return path;
}

export function cyclesOf(edges: Iterable<readonly [from: string, to: string]>): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const cycles: string[][] = [];
  const finished = new Set<string>();

  function visit(node: string, path: string[]) {
    const index = path.indexOf(node);
    if (index >= 0) cycles.push([...path.slice(index), node]);
    if (index >= 0 || finished.has(node)) return;
    for (const to of next.get(node) ?? []) visit(to, [...path, node]);
    finished.add(node);
  }

  for (const node of next.keys()) visit(node, []);
  return cycles;
}
