import { join } from "node:path";
import { pictureMistakes } from "#pictures/tools/master-mistakes.ts";
import { formats } from "./formats.ts";
import { missingReads } from "./reads.ts";
import { mistakesInMarks, mistakesInService, notListed } from "./services.ts";
import { behind, type Declaration, nameOf, readSources, type Source } from "./sources.ts";
import { type Mistake, mistakesIn, mistakesInText } from "./values.ts";

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
  yield* missingReads(source);
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
  // A value that another object spreads belongs to two rows; one of them is named.
  const found = [...faults, ...wrong].map(withPlace);
  const once = new Map(found.map((text) => [text.replace(/, "[^"]*": /, ""), text]));
  return [...once.values(), ...pictures];
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
      ...(isService ? [...mistakesInService(part), ...notListed(part, name)] : []),
      ...mistakesInMarks(part, name),
    ];
  return init.type === "Literal" && name in formats ? mistakesInText(part, place) : [];
}

const project = join(import.meta.dirname, "../..");

/** Says what is wrong, and whether anything is. */
export async function reportContent(root: string): Promise<boolean> {
  const found = await checkContent(root);
  const canRead = found.length === 0 && root === project;
  const mistakes = canRead ? (await import("./words.ts")).mistakesInWords() : found;
  console.error(
    mistakes.length === 0
      ? "The content has no mistakes that this check knows."
      : [
          ...mistakes,
          `Correct ${mistakes.length === 1 ? "this" : `these ${mistakes.length}, from the first`}, and run npm run check again.`,
        ].join("\n"),
  );
  if (canRead && mistakes.length === 0) await reportPictures();
  return mistakes.length === 0;
}

/** No mistake, because they may be made last; but the build stops without them. */
async function reportPictures(): Promise<void> {
  const { checkPictures } = await import("#publish/pictures.ts");
  try {
    checkPictures();
  } catch (error) {
    console.error((error as Error).message);
  }
}

if (import.meta.main && !(await reportContent(process.argv[2] ?? project))) process.exitCode = 1;
