import { nearest } from "./formats.ts";
import {
  declarationOf,
  type Entry,
  entriesOf,
  fieldOf,
  itemsOf,
  listedServices,
  nameOf,
  type Part,
  rowOf,
  textOf,
} from "./sources.ts";
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
  yield* offeredTooLate(tables.flatMap((table) => entriesOf(table).entries));
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

const isOffered = ({ value }: Entry) => !fieldOf(value, "confirm") && !fieldOf(value, "notATest");

/** Serial numbers of the scope count what is offered. */
function* offeredTooLate(rows: readonly Entry[]): Generator<Mistake> {
  const first = rows.find((row) => !isOffered(row));
  const late = first && rows.slice(rows.indexOf(first)).find(isOffered);
  if (!late) return;
  const [name, before] = [late, first].map((row) => rowOf(row.value) ?? row.name);
  const advice = `move "${before}" to the last table, or serial numbers of the scope have gaps.`;
  yield mistake(
    late.value,
    name!,
    `a test stands after one with "confirm" or "notATest": ${advice}`,
  );
}

/** A service whose file the list does not name has no page. */
export function* notListed(service: Part, name: string): Generator<Mistake> {
  const listed = listedServices(service.source);
  const advice = "import it there, and put it where the menus should show it.";
  if (listed.length > 0 && !listed.some(({ node }) => nameOf(node) === name))
    yield mistake(service, name, `content/services/index.ts does not list it: ${advice}`);
}

/** Marks of certifications that the laboratory does not list. */
export function* mistakesInMarks(list: Part, name: string): Generator<Mistake> {
  const titles = itemsOf(declarationOf("certifications", list.source)).map(rowOf);
  for (const mark of name === "accreditationMarks" ? itemsOf(list) : []) {
    const title = rowOf(mark);
    const advice = "remove this mark, or add its certification.";
    if (title?.startsWith("ISO ") && !titles.some((other) => other?.startsWith(title)))
      yield mistake(mark, title, `no title of "certifications" begins with it: ${advice}`);
  }
}
