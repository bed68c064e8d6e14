import { behind, type Source } from "./sources.ts";
import type { Mistake } from "./values.ts";

/** What stops a module: text that cannot be read, and names that another module does not have. */
export function* faultsOf(source: Source): Generator<Mistake> {
  const { errors, module } = source.parsed;
  const [error] = errors;
  if (error) yield { source, ...syntaxFault(error.message, error.labels[0]!, source.text) };
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
