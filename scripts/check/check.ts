import { join } from "node:path";
import { pictureMistakes } from "#pictures/tools/master-mistakes.ts";
import { formats, nearest } from "./formats.ts";
import {
  behind,
  type Declaration,
  entriesOf,
  fieldOf,
  itemsOf,
  nameOf,
  type Part,
  readSources,
  rowOf,
  type Source,
  textOf,
} from "./sources.ts";
import { type Mistake, mistake, mistakesIn, mistakesInText } from "./values.ts";

/** The id of a row is unique on its page, and sets name rows of the page. */
function* mistakesInService(service: Part): Generator<Mistake> {
  const sections = itemsOf(fieldOf(service, "sections"));
  const groups = sections.flatMap((section) => itemsOf(fieldOf(section, "groups")));
  const tables = groups.map((group) => fieldOf(group, "rows")).filter(Boolean);
  const rows = new Map<string, Part | undefined>();
  for (const table of tables)
    for (const { name, value } of entriesOf(table).entries) {
      if (rows.has(name) && rows.get(name) !== table)
        yield mistake(
          value,
          rowOf(value) ?? name,
          `another table of this page has the id "${name}" too.`,
        );
      rows.set(name, table);
    }
  // Rows that are calculated are not known here.
  if (!tables.every((table) => entriesOf(table).isComplete)) return;
  for (const section of sections)
    for (const { name, value } of entriesOf(fieldOf(section, "sets")).entries)
      for (const test of itemsOf(fieldOf(value, "tests"))) {
        const id = textOf(test);
        if (id && !rows.has(id))
          yield mistake(
            test,
            rowOf(value) ?? name,
            `this page has no test "${id}"${nearest(id, rows.keys())}.`,
          );
      }
}

/** What stops a module: text that cannot be read, and names that another module does not have. */
function* faultsOf(source: Source): Generator<Mistake> {
  const { errors, module } = source.parsed;
  const [error] = errors;
  if (error)
    yield { source, ...syntaxFault(error.message, error.labels[0] ?? wholeFile, source.text) };
  for (const { moduleRequest, entries } of module.staticImports) {
    const { value: file, start } = moduleRequest;
    const other = behind(file, source);
    if (!other && file.endsWith(".ts"))
      yield { source, start, sentence: `there is no file ${file}.` };
    if (!other || other.parsed.errors.length > 0) continue;
    const exported = other.parsed.module.staticExports.flatMap((each) => each.entries);
    for (const { importName, localName } of entries)
      if (!exported.some(({ exportName }) => exportName.name === importName.name))
        yield { source, start: localName.start, sentence: `${file} has no ${importName.name}.` };
  }
}

/** Where an error names no place. */
const wholeFile = { start: 0, end: 0 };

function syntaxFault(
  message: string,
  { start, end }: { start: number; end: number },
  text: string,
) {
  const found = text.slice(start, end);
  const before = text.slice(0, start).trimEnd();
  const isMissingComma = message.startsWith("Expected `,`");
  if (isMissingComma && text.slice(before.length, start).includes("\n"))
    return { start: before.length - 1, sentence: "a comma is missing at the end of this line." };
  const reason = isMissingComma
    ? `a comma is missing before ${found}, or quotation marks stand inside a sentence: write “ and ” there.`
    : /[“”‘’]/.test(found)
      ? `${found} is a curly quotation mark: values stand between straight ones, ".`
      : message.startsWith("Unterminated string")
        ? "the quotation mark at the end of this text is missing."
        : `${found || "the end"} is not expected here: look for a comma, a bracket or a quotation mark that is missing or too many, here or just before.`;
  return { start, sentence: reason };
}

/** Every mistake in the content as a sentence with its file and line, first those that cause others. */
export async function checkContent(root: string): Promise<string[]> {
  const sources = [...readSources(root).values()];
  const faults = sources.flatMap((source) => [...faultsOf(source)]);
  const wrong = sources.flatMap((source) =>
    [...source.declared.values()].flatMap((each) => [...mistakesOf(each, source)]),
  );
  // With a fault, the facts that name pictures cannot be imported.
  const pictures = faults.length > 0 ? [] : await pictureMistakes(root).catch(notChecked);
  return [...new Set([...faults, ...wrong].map(withPlace)), ...pictures];
}

const notChecked = (error: Error) => [`The pictures were not checked: ${error.message}`];

const withPlace = ({ source, start, sentence }: Mistake) =>
  `${source.file}, line ${source.text.slice(0, start).split("\n").length}, ${sentence}`;

function mistakesOf(declaration: Declaration, source: Source): Iterable<Mistake> {
  if (declaration.type !== "VariableDeclarator" || !declaration.init) return [];
  const { id, init } = declaration;
  const name = nameOf(id);
  const place = { field: name, row: name };
  const part = { node: init, source };
  const node =
    init.type === "TSSatisfiesExpression" ? init.typeAnnotation : id.typeAnnotation?.typeAnnotation;
  const isService = node?.type === "TSTypeReference" && nameOf(node.typeName) === "Service";
  if (node)
    return [
      ...mistakesIn(part, { node, source }, place),
      ...(isService ? mistakesInService(part) : []),
    ];
  return init.type === "Literal" && name in formats ? mistakesInText(part, place) : [];
}

/** Says what is wrong, and whether anything is. */
export async function reportContent(root: string): Promise<boolean> {
  const mistakes = await checkContent(root);
  console.error(
    mistakes.length === 0
      ? "The content has no mistakes that this check knows."
      : [
          ...mistakes,
          `Correct ${mistakes.length === 1 ? "this" : `these ${mistakes.length}, from the first`}, and run npm run check again.`,
        ].join("\n"),
  );
  return mistakes.length === 0;
}

if (
  import.meta.main &&
  !(await reportContent(process.argv[2] ?? join(import.meta.dirname, "../..")))
)
  process.exitCode = 1;
