import { testingScopeWords } from "#content/testing-scope.ts";
import { type ScopeLine, testingScope } from "./testing-scope.ts";

/** The scope document in words: what the page's tables and the file both print, cell by cell. */
export interface DocumentTable {
  readonly slug: string;
  readonly name: string;
  readonly path: string;
  readonly groups: readonly DocumentGroup[];
}

export interface DocumentGroup {
  /** Left out where the service has one group only. */
  readonly heading?: string;
  readonly rows: readonly DocumentRow[];
}

export interface DocumentRow {
  readonly id: string;
  readonly serial: string;
  readonly test: string;
  readonly note?: string;
  readonly methods: readonly string[];
  readonly specifications: readonly string[];
  readonly place: string;
  readonly status: string;
}

export const scopeDocument = (): DocumentTable[] =>
  testingScope().map(({ lines, ...service }) => ({ ...service, groups: groups(lines) }));

/** A row's cells as one reads them; page and file are held against this. */
export const cellTexts = (row: DocumentRow): string[] => [
  row.serial,
  row.note ? `${row.test}; ${row.note}` : row.test,
  row.methods.join("; "),
  row.specifications.join("; "),
  row.place,
  row.status,
];

function groups(lines: readonly ScopeLine[]): DocumentGroup[] {
  const found: { heading: string; rows: DocumentRow[] }[] = [];
  for (const line of lines) {
    const heading = groupHeading(line);
    if (found.at(-1)?.heading !== heading) found.push({ heading, rows: [] });
    found.at(-1)!.rows.push(row(line));
  }
  return found.length > 1 ? found : found.map(({ rows }) => ({ rows }));
}

const groupHeading = ({ table, group }: ScopeLine) => (group ? `${table}: ${group}` : table);

const row = ({ id, serial, name, note, methods, specifications, place, scope }: ScopeLine) => ({
  id,
  serial: String(serial),
  test: name,
  ...(note && { note }),
  methods,
  specifications,
  place: testingScopeWords.places[place],
  status: testingScopeWords.statuses[scope],
});
