import { join } from "node:path";
import { pictureMistakes } from "#pictures/tools/master-mistakes.ts";
import { formats } from "./formats.ts";
import { type Declaration, nameOf, readSources, type Source } from "./sources.ts";
import { faultsOf } from "./faults.ts";
import { mistakesInService } from "./services.ts";
import { type Mistake, mistakesIn, mistakesInText } from "./values.ts";

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
