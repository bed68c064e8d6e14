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
      const place = { field: "id", row: rowOf(value) ?? name };
      if (rows.has(name) && rows.get(name) !== table)
        yield mistake(
          value,
          place,
          `the id "${name}" stands in another table of this page too: give each its own.`,
        );
      rows.set(name, table);
    }
  // Rows that are calculated are not known here.
  if (!tables.every((table) => entriesOf(table).isComplete)) return;
  for (const section of sections)
    for (const { name, value } of entriesOf(fieldOf(section, "sets")).entries)
      for (const test of itemsOf(fieldOf(value, "tests"))) {
        const place = { field: "tests", row: rowOf(value) ?? name };
        const id = textOf(test);
        if (id && !rows.has(id))
          yield mistake(
            test,
            place,
            `there is no test "${id}" on this page${nearest(id, [...rows.keys()])}.`,
          );
      }
}
