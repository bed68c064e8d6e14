export interface GoldenQuery {
  readonly query: string;
  readonly expected: readonly string[];
}

export const parseQueries = (tsv: string): GoldenQuery[] =>
  linesOf(tsv).map((line) => {
    const [query = "", ids = "", ...more] = line.split("\t");
    if (!query.trim() || !ids || more.length > 0)
      throw new Error(`Not a query, a tab and ids: ${line}`);
    return { query, expected: ids.split(" ") };
  });

export const linesOf = (text: string): string[] => text.trimEnd().split("\n");
