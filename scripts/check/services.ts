import { nearest } from "./formats.ts";
import { entriesOf, fieldOf, itemsOf, rowOf, textOf } from "./objects.ts";
import type { Part } from "./sources.ts";
import { type Mistake, mistake } from "./values.ts";

/** The id of a row is unique on its page, and sets name rows of the page. */
export function* mistakesInService(service: Part): Generator<Mistake> {
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
