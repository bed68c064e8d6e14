import type { ESTree } from "rolldown/utils";
import {
  declarationOf,
  entriesOf,
  fieldOf,
  nameOf,
  type Part,
  resolved,
  type Source,
} from "./sources.ts";
import type { Mistake } from "./values.ts";

/** Names that nothing declares, which stop the build, and fields that nobody wrote, for which pages say "undefined". */
export function* missingReads(source: Source): Generator<Mistake> {
  const nodes = [...valuesIn(source.parsed.program)];
  const bound = boundIn(source, nodes);
  // What a name stands for is not known where a parameter has it too.
  const isOne = (name: string) => bound.indexOf(name) === bound.lastIndexOf(name);
  for (const node of nodes)
    if (node.type === "Identifier" && !bound.includes(node.name) && !(node.name in globalThis)) {
      const sentence = `${node.name} is used here, and this file neither imports nor declares it: import it, or remove what uses it.`;
      yield { source, start: node.start, sentence };
    }
  for (const { object, name, start } of nodes.flatMap(readsOf)) {
    const { entries, isComplete } = entriesOf(writtenBy({ node: object, source }, isOne));
    const fields = entries.map((entry) => entry.name);
    if (!isComplete || fields.includes(name)) continue;
    const text = source.text.slice(object.start, object.end);
    const sentence = `${text} has no field "${name}", which is used here: it has ${fields.join(", ")}.`;
    yield { source, start, sentence };
  }
}

/** Every node but types and the names of fields. */
function* valuesIn(node: ESTree.Node): Generator<ESTree.Node> {
  const isType = node.type.startsWith("TS") && !("expression" in node);
  if (isType || node.type === "ImportDeclaration" || node.type === "ExportSpecifier") return;
  yield node;
  const isName = (key: string) =>
    (key === "key" || key === "property") && "computed" in node && !node.computed;
  for (const [key, value] of Object.entries(node))
    for (const child of isName(key) ? [] : [value].flat())
      if (typeof child?.type === "string") yield* valuesIn(child);
}

/** The names that a module imports, declares or takes as parameters, each as often as it does. */
const boundIn = (source: Source, nodes: readonly ESTree.Node[]): string[] => [
  ...source.parsed.module.staticImports.flatMap(({ entries }) =>
    entries.map(({ localName }) => localName.value),
  ),
  ...nodes
    .flatMap((node) => [
      ...("id" in node && node.id ? [node.id] : []),
      ...("params" in node ? node.params : []),
    ])
    .flatMap((pattern) => [...valuesIn(pattern)].map(nameOf)),
];

/** `object.name`, and each name of `const { name } = object`. */
function readsOf(node: ESTree.Node) {
  if (node.type === "MemberExpression" && !node.computed && !node.optional)
    return [{ object: node.object, name: nameOf(node.property), start: node.property.start }];
  if (node.type !== "VariableDeclarator" || node.id.type !== "ObjectPattern" || !node.init)
    return [];
  const object = node.init;
  return node.id.properties.flatMap((each) =>
    each.type === "Property" ? [{ object, name: nameOf(each.key), start: each.start }] : [],
  );
}

/** The object that an expression surely is: of a value with a type of its own, fields may be absent. */
function writtenBy({ node, source }: Part, isOne = (_name: string) => true): Part | undefined {
  if (node.type === "Identifier") {
    const found = isOne(node.name) ? declarationOf(node.name, source) : undefined;
    if (found?.node.type !== "VariableDeclarator" || !found.node.init) return undefined;
    return found.node.id.typeAnnotation
      ? undefined
      : writtenBy({ node: found.node.init, source: found.source });
  }
  if (node.type !== "MemberExpression") return resolved({ node, source });
  const object = node.computed ? undefined : writtenBy({ node: node.object, source }, isOne);
  return object && fieldOf(object, nameOf(node.property));
}
