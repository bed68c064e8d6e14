import type { SearchData } from "#derive/search-data/search-data.ts";

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

/** What a query or a synonym may lead to; "ask" stands for nothing. */
export const knownIds = (data: Pick<SearchData, "entries" | "services" | "standards">) =>
  new Set([
    "ask",
    ...data.entries.map(({ id }) => id),
    ...data.services.map(({ slug }) => slug),
    ...data.standards.map(({ number }) => `standard:${number}`),
  ]);

/** Without ids that are gone, and without the queries that expected nothing else. */
export const prunedQueries = (tsv: string, known: ReadonlySet<string>): string =>
  written(pruned(parseQueries(tsv), known));

/** Also with the new answers: entries that no query names yet, and services by their names. */
export function rewrittenQueries(
  tsv: string,
  known: ReadonlySet<string>,
  services: SearchData["services"],
  find: (query: string) => string | undefined,
): string {
  const queries = parseQueries(tsv);
  const named = new Set(queries.flatMap(({ expected }) => expected));
  const slugs = new Set([...named].map((id) => id.split("/")[0]));
  const answered = pruned(queries, known).map(({ query, expected }) => {
    const id = find(query);
    return { query, expected: id && !named.has(id) ? [...expected, id] : expected };
  });
  const added = services
    .filter(({ slug }) => !slugs.has(slug))
    .map(({ name, slug }) => ({ query: name, expected: [slug] }));
  return written([...answered, ...added]);
}

/** Lines of synonyms begin with the names of their columns; those of what is not offered may lead nowhere. */
export const prunedSynonyms = (
  tsv: string,
  known: ReadonlySet<string>,
  mayLeadNowhere = false,
): string =>
  tsv
    .trimEnd()
    .split("\n")
    .flatMap((line, at) => {
      const [terms = "", before = "", ...more] = line.split("\t");
      const ids = before.split(" ").filter((id) => known.has(id));
      if (at === 0 || !before || before === ids.join(" ")) return [line];
      return ids.length > 0 || mayLeadNowhere ? [[terms, ids.join(" "), ...more].join("\t")] : [];
    })
    .join("\n")
    .concat("\n");

const pruned = (queries: readonly GoldenQuery[], known: ReadonlySet<string>) =>
  queries
    .map(({ query, expected }) => ({ query, expected: expected.filter((id) => known.has(id)) }))
    .filter(({ expected }) => expected.length > 0);

const written = (queries: readonly GoldenQuery[]) =>
  queries.map(({ query, expected }) => `${query}\t${expected.join(" ")}\n`).join("");
