import { nameOf, type Part, resolved } from "./sources.ts";

interface Entry {
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
  textIn(object, ["name", "label", "title", "heading", "of", "alt"]);
