import type { SynonymLine } from "./parse-synonyms.ts";
import type { SearchData } from "./search-data.ts";

/** For each field the values of all records; 0 where one has none. */
export type Columns = Readonly<Record<string, readonly unknown[]>>;

/** The data as it is sent: the values of a field side by side compress by a tenth better than records. */
export type PackedSearchData = Readonly<Record<keyof SearchData, Columns>>;

export const pack = ({ synonyms, notOffered, ...others }: SearchData): PackedSearchData => ({
  services: columnsOf(others.services),
  entries: columnsOf(others.entries),
  standards: columnsOf(others.standards),
  synonyms: columnsOf(synonyms.map(joined)),
  notOffered: columnsOf(notOffered.map(joined)),
});

const joined = ({ terms, ids, ...words }: SynonymLine) => ({
  terms: terms.join(),
  ids: ids.join(" "),
  ...words,
});

function columnsOf(records: readonly object[]): Columns {
  const rows: readonly Readonly<Record<string, unknown>>[] = records.map((record) => ({
    ...record,
  }));
  const fields = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return Object.fromEntries(fields.map((field) => [field, rows.map((row) => row[field] ?? 0)]));
}
