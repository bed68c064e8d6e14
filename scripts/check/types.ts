import type { ESTree } from "rolldown/utils";
import {
  declarationOf,
  entriesOf,
  itemsOf,
  nameOf,
  type Part,
  type Source,
  textIn,
  textOf,
} from "./sources.ts";

export type Type = Part<ESTree.TSType> & { readonly optional?: boolean };
export type Fields = Readonly<Record<string, Type>>;

/** Texts that are allowed, and the name of the type that lists them. */
export interface Words {
  readonly is: "words";
  readonly words: readonly string[];
  readonly kind?: string;
}

/** One of the things that a value may be. A type that is not read here, such as a mapped one, allows anything. */
export type Shape =
  | { readonly is: "anything" | "string" | "number" | "boolean" }
  | Words
  | { readonly is: "list"; readonly of: Type }
  | { readonly is: "record"; readonly of: Type }
  | { readonly is: "object"; readonly fields: Fields };

const anything: readonly Shape[] = [{ is: "anything" }];

const known = new WeakMap<ESTree.Node, readonly Shape[]>();

/** What a type of content allows: the types are the only list of fields, for the compiler and for this check. */
export function shapesOf(type: Type): readonly Shape[] {
  const shapes = known.get(type.node) ?? readShapes(type);
  known.set(type.node, shapes);
  return shapes;
}

function readShapes({ node, source }: Type): readonly Shape[] {
  const part = (other: ESTree.TSType): Type => ({ node: other, source });
  const again = (other: ESTree.TSType) => shapesOf(part(other));
  switch (node.type) {
    case "TSStringKeyword":
      return [{ is: "string" }];
    case "TSNumberKeyword":
      return [{ is: "number" }];
    case "TSBooleanKeyword":
      return [{ is: "boolean" }];
    case "TSUndefinedKeyword":
      return [];
    case "TSLiteralType":
      return nameOf(node.literal) === "true" ? [{ is: "boolean" }] : words([nameOf(node.literal)]);
    case "TSParenthesizedType":
      return again(node.typeAnnotation);
    case "TSTypeOperator": {
      const { operator, typeAnnotation } = node;
      if (operator !== "keyof" || typeAnnotation.type !== "TSTypeQuery")
        return again(typeAnnotation);
      return words(keysOf({ node: typeAnnotation.exprName, source }));
    }
    case "TSIndexedAccessType":
      return wordsIn(node, source);
    case "TSUnionType":
      return node.types.flatMap(again);
    case "TSIntersectionType":
      return node.types.map(again).reduce(joined);
    case "TSArrayType":
      return [{ is: "list", of: part(node.elementType) }];
    case "TSTupleType": {
      const [first] = node.elementTypes;
      const of = first?.type === "TSNamedTupleMember" ? first.elementType : first;
      return [{ is: "list", of: part(of as ESTree.TSType) }];
    }
    case "TSTypeLiteral":
      return [{ is: "object", fields: fieldsOf(node.members, source) }];
    case "TSTypeReference":
      return named(node, source);
    default:
      return anything;
  }
}

const words = (all: readonly string[]): readonly Shape[] =>
  all.length > 0 ? [{ is: "words", words: all }] : anything;

const keysOf = (part: Part) => entriesOf(part).entries.map(({ name }) => name);

/** Of `(typeof list)[number]`, the texts of the list; with a field behind it, those of the field. */
function wordsIn({ objectType, indexType }: ESTree.TSIndexedAccessType, source: Source) {
  const item = objectType.type === "TSIndexedAccessType" ? objectType.objectType : objectType;
  const list = item.type === "TSParenthesizedType" ? item.typeAnnotation : item;
  if (list.type !== "TSTypeQuery") return anything;
  const items = itemsOf({ node: list.exprName, source });
  if (indexType.type === "TSNumberKeyword")
    return words(items.flatMap((each) => textOf(each) ?? []));
  if (indexType.type !== "TSLiteralType") return anything;
  const field = nameOf(indexType.literal);
  return words(items.flatMap((each) => textIn(each, [field]) ?? []));
}

/** Every pair of the two, as one object. */
const joined = (some: readonly Shape[], others: readonly Shape[]): readonly Shape[] =>
  some.flatMap((one) =>
    others.map((other) =>
      one.is === "object" && other.is === "object"
        ? { is: "object", fields: { ...one.fields, ...other.fields } }
        : { is: "anything" },
    ),
  );

const fieldsOf = (members: readonly ESTree.TSSignature[], source: Source): Fields =>
  Object.fromEntries(
    members.flatMap((member) => {
      if (member.type !== "TSPropertySignature" || !member.typeAnnotation) return [];
      const { key, optional, typeAnnotation } = member;
      return [[nameOf(key), { node: typeAnnotation.typeAnnotation, source, optional }]];
    }),
  );

function named(node: ESTree.TSTypeReference, source: Source): readonly Shape[] {
  const name = nameOf(node.typeName);
  const [first, second] = node.typeArguments?.params ?? [];
  if (name === "Record" && second) return [{ is: "record", of: { node: second, source } }];
  if (first && ["Readonly", "Partial", "Exclude"].includes(name))
    return shapesOf({ node: first, source });
  const found = declarationOf(name, source);
  if (!found) return anything;
  const shapes = name === "StandardId" ? standards(found.source) : declared(found);
  return shapes.map((shape) => (shape.is === "words" ? { kind: name, ...shape } : shape));
}

function declared({ node, source }: Part): readonly Shape[] {
  if (node.type === "TSTypeAliasDeclaration")
    return shapesOf({ node: node.typeAnnotation, source });
  if (node.type !== "TSInterfaceDeclaration") return anything;
  const own: Shape = { is: "object", fields: fieldsOf(node.body.body, source) };
  const inherited = node.extends.map(({ expression }) => {
    const found = declarationOf(nameOf(expression), source);
    return found ? declared(found) : anything;
  });
  return [...inherited, [own]].reduce(joined);
}

/** The keys of every register, which the compiler computes with a mapped type. */
function standards(source: Source): readonly Shape[] {
  const registers = { node: source.declared.get("registers")!, source };
  const keys = entriesOf(registers).entries.map(({ value }) => keysOf(value));
  return keys.every(({ length }) => length > 0) ? words(keys.flat()) : anything;
}
