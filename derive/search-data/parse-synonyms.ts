export interface SynonymLine {
  /** What people type: trade terms, abbreviations, Hindi and Urdu in their scripts, numbers of standards. */
  readonly terms: readonly string[];
  /** Ids of tests, pages and centres or slugs of services, the most likely first. */
  readonly ids: readonly string[];
  /** The words of our pages for it, so that "mitti cbr" finds what "soil cbr" finds; or a sentence. */
  readonly words?: string;
}

export function parseSynonyms(tsv: string, file: string): SynonymLine[] {
  const [, ...lines] = tsv.trimEnd().split(/\r?\n/);
  return lines.map((line, at) => {
    const [terms = "", ids = "", words = "", ...more] = line.split("\t").map(unquoted);
    const list = terms.split(",").map((term) => term.trim());
    if (list.some((term) => !term) || more.length > 0)
      throw new Error(`${file}, line ${at + 2}: not terms between commas, ids and words: ${line}`);
    return { terms: list, ids: ids.split(" ").filter(Boolean), ...(words && { words }) };
  });
}

/** Some spreadsheets quote a cell that contains a comma. */
const unquoted = (cell: string) => cell.trim().replace(/^"(.*)"$/, "$1");
