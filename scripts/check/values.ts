import { edits } from "#search/text/typos.ts";
import { formats, nearest } from "./formats.ts";
import {
  entriesOf,
  fieldOf,
  itemsOf,
  keysTwice,
  type Part,
  resolved,
  rowOf,
  type Source,
  textIn,
  textOf,
} from "./sources.ts";
import { type Fields, type Shape, shapesOf, type Type, type Words } from "./types.ts";

export interface Mistake {
  readonly source: Source;
  readonly start: number;
  readonly sentence: string;
}

interface Place {
  readonly field: string;
  /** What people call the row that the value belongs to. */
  readonly row: string;
}

type Mistakes = Generator<Mistake, void>;

/** What is wrong with a value of content by its type; what is calculated passes. */
export function* mistakesIn(written: Part, type: Type, place: Place): Mistakes {
  const part = resolved(written);
  const { node } = part;
  const shapes = shapesOf(type);
  const text = textOf(part);
  const list = shapes.find((shape) => shape.is === "list");
  const objects = shapes.filter((shape) => shape.is === "object" || shape.is === "record");
  const words = shapes.filter((shape) => shape.is === "words");
  if (shapes.some(({ is }) => is === "anything")) return;
  if (node.type === "ArrayExpression" && list) {
    yield* idsTwice(part);
    for (const item of itemsOf(part)) yield* mistakesIn(item, list.of, place);
  } else if (node.type === "ObjectExpression" && objects.length > 0)
    yield* mistakesInObject(part, objects, place);
  else if (node.type === "Literal" && shapes.some(({ is }) => is === typeof node.value))
    yield* mistakesInText(part, place);
  else if (words.length > 0 && text !== undefined) {
    if (!allows(words, text)) yield mistake(part, place.row, noSuch(text, words, place));
  } else if (/^(Literal|(Array|Object)Expression)$/.test(node.type)) {
    const wanted = new Set(shapes.map(({ is }) => descriptions[is]));
    const given = node.type === "Literal" ? `, not ${node.raw}` : "";
    yield mistake(part, place.row, `"${place.field}" must be ${[...wanted].join(" or ")}${given}.`);
  }
}

export const mistake = ({ node, source }: Part, row: string, sentence: string): Mistake => ({
  source,
  start: node.start,
  sentence: `"${row}": ${sentence}`,
});

const descriptions: Readonly<Record<Shape["is"], string>> = {
  anything: "anything",
  string: "text between quotation marks",
  words: "text between quotation marks",
  number: "a number without quotation marks",
  boolean: "true or false without quotation marks",
  list: "a list between [ and ]",
  record: "fields between { and }",
  object: "fields between { and }",
};

const allows = (lists: readonly Words[], text: string | undefined) =>
  lists.some(({ words }) => words.some((word) => word === text));

const kinds: Readonly<Record<string, readonly [noun: string, hint: string]>> = {
  StandardId: ["standard", " A typing mistake, or add its line in content/standards/."],
  SampleKindId: ["kind of sample", " A typing mistake, or add it in content/samples.ts."],
};

function noSuch(text: string, words: readonly Words[], { field }: Place) {
  const allWords = words.flatMap((each) => each.words);
  const [noun, hint = ""] = kinds[words[0]!.kind ?? ""] ?? [];
  const said = noun ? `there is no ${noun} "${text}"` : `"${text}" is not allowed for "${field}"`;
  return `${said}${nearest(text, allWords)}.${hint}`;
}

export function* mistakesInText(part: Part, place: Place): Mistakes {
  const text = textOf(part) ?? "";
  const problem = formats[place.field]?.(text, part.source.root);
  if (!text.trim()) yield mistake(part, place.row, `the field "${place.field}" is empty.`);
  else if (problem) yield mistake(part, place.row, `"${text}" ${problem}`);
}

type ObjectShape = Extract<Shape, { is: "object" | "record" }>;

/** Of several things that an object may be, it is taken for the one that needs the fewest changes. */
function* mistakesInObject(part: Part, shapes: readonly ObjectShape[], around: Place): Mistakes {
  const place = { ...around, row: rowOf(part) ?? around.row };
  for (const { name, at } of keysTwice(part))
    yield mistake(at, place.row, `the key "${name}" stands twice here: only the second counts.`);
  const kind = fieldOf(part, "kind");
  const text = textOf(kind);
  const kindsOf = (shape: ObjectShape) =>
    shape.is === "object" && shape.fields.kind
      ? shapesOf(shape.fields.kind).filter((each) => each.is === "words")
      : [];
  const known = shapes.flatMap(kindsOf);
  if (kind && text && known.length > 0 && !allows(known, text))
    return yield mistake(kind, place.row, noSuch(text, known, { ...place, field: "kind" }));
  const ofKind = shapes.filter((each) => allows(kindsOf(each), text));
  const results = (ofKind.length > 0 ? ofKind : shapes).map((shape) => [
    ...(shape.is === "object"
      ? mistakesInFields(part, shape.fields, place)
      : mistakesInRecord(part, shape.of)),
  ]);
  yield* results.toSorted((a, b) => a.length - b.length)[0]!;
}

function* mistakesInRecord(part: Part, of: Type): Mistakes {
  for (const { name, value } of entriesOf(part).entries)
    yield* mistakesIn(value, of, { field: name, row: name });
}

function* mistakesInFields(part: Part, fields: Fields, place: Place): Mistakes {
  const { entries, isComplete } = entriesOf(part);
  const allowed = Object.keys(fields).filter((name) => shapesOf(fields[name]!).length > 0);
  const absent = new Set(allowed.filter((name) => !entries.some((entry) => entry.name === name)));
  for (const { name, at, value } of entries) {
    if (allowed.includes(name)) yield* mistakesIn(value, fields[name]!, { ...place, field: name });
    else {
      const meant = [...absent].find((other) => edits(name, other) <= 2);
      const hint = meant ? `did you mean "${meant}"?` : `the fields are ${allowed.join(", ")}.`;
      yield mistake(at, place.row, `there is no field "${name}": ${hint}`);
      absent.delete(meant ?? "");
    }
  }
  const inField = place.row === place.field || rowOf(part) ? "" : ` in "${place.field}"`;
  for (const name of isComplete ? absent : [])
    if (!fields[name]!.optional)
      yield mistake(part, place.row, `the field "${name}" is missing${inField}.`);
  const { opens, closes } = Object.fromEntries(entries.map(({ name, value }) => [name, value]));
  const [from, until] = [opens, closes].map(textOf);
  if (closes && from && until && until <= from.padStart(5, "0"))
    yield mistake(closes, place.row, `"closes" is not after "opens": write 5 PM as "17:00".`);
}

function* idsTwice(list: Part): Mistakes {
  const named = new Map<string, string>();
  for (const item of itemsOf(list).map(resolved)) {
    const id = textIn(item, ["id", "slug"]);
    if (!id) continue;
    const row = rowOf(item) ?? id;
    const other = named.get(id);
    if (other) yield mistake(item, row, `"${other}" has the id ${id} too: give each its own.`);
    named.set(id, other ?? row);
  }
}
