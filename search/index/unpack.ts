import type { Columns, PackedSearchData } from "#derive/search-data/pack.ts";
import type { SearchData } from "#derive/search-data/search-data.ts";

const lists = ["services", "entries", "standards", "synonyms", "notOffered"] as const;

export function unpack(json: unknown): SearchData | undefined {
  if (!isPacked(json)) return undefined;
  const { synonyms, notOffered, ...others } = Object.fromEntries(
    lists.map((list) => [list, rowsOf(json[list])]),
  );
  const lines = { synonyms: synonyms!.map(split), notOffered: notOffered!.map(split) };
  return { ...others, ...lines } as unknown as SearchData;
}

const isPacked = (json: unknown): json is PackedSearchData =>
  lists.every((list) => {
    const columns = Object.values(Object(Object(json)[list]));
    return columns.length > 0 && columns.every(Array.isArray);
  });

const rowsOf = (columns: Columns) =>
  Array.from(Object.values(columns)[0]!, (_, at) =>
    Object.fromEntries(
      Object.entries(columns).flatMap(([field, values]) =>
        values[at] === 0 ? [] : [[field, values[at]]],
      ),
    ),
  );

const split = ({ terms, ids, ...words }: ReturnType<typeof rowsOf>[number]) => ({
  terms: String(terms).split(","),
  ids: String(ids).split(" ").filter(Boolean),
  ...words,
});
