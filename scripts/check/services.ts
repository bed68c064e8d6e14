import { nearest } from "./formats.ts";
import {
  declarationOf,
  type Entry,
  entriesOf,
  fieldOf,
  itemsOf,
  nameOf,
  type Part,
  rowOf,
  type Source,
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

/** Serial numbers of the scope count what is offered. */
function* offeredTooLate(rows: readonly Entry[]): Generator<Mistake> {
  const isOffered = ({ value }: Entry) => !fieldOf(value, "confirm") && !fieldOf(value, "notATest");
  const first = rows.findIndex((row) => !isOffered(row));
  const late = first < 0 ? undefined : rows.slice(first).find(isOffered);
  if (!late) return;
  const [name, before] = [late, rows[first]!].map((row) => rowOf(row.value) ?? row.name);
  yield mistake(
    late.value,
    name!,
    `a test that is offered stands before those with "confirm" or "notATest", or serial numbers of the scope have gaps: move "${before}" to the last table.`,
  );
}

const listIn = (sources: Source["sources"], file: string, name: string) => {
  const source = sources.get(file);
  return source && declarationOf(name, source);
};

/** A service whose file the list does not name has no page. */
export function* notListed(service: Part, name: string): Generator<Mistake> {
  const file = "content/services/index.ts";
  const listed = itemsOf(listIn(service.source.sources, file, "services"));
  if (listed.length > 0 && !listed.some(({ node }) => nameOf(node) === name))
    yield mistake(
      service,
      name,
      `${file} does not list it: import it there, and put it where the menus should show it.`,
    );
}

/** Section 9 of the specification. */
const leastSlides = 5;

/** Lists that are shorter than the specification says, or than what belongs to them. */
export function* mistakesInLists(sources: Source["sources"]): Generator<Mistake> {
  const slides = listIn(sources, "content/home.ts", "slides");
  if (slides && itemsOf(slides).length < leastSlides)
    yield mistake(slides, "slides", `the home page has at least ${leastSlides} slides: add one.`);
  const [marks, titles] = ["accreditationMarks", "certifications"].map((name) =>
    itemsOf(listIn(sources, "content/accreditation.ts", name)).map((part) => ({
      part,
      title: rowOf(part) ?? "",
    })),
  );
  for (const { part, title } of marks!)
    if (title.startsWith("ISO ") && !titles!.some((other) => other.title.startsWith(title)))
      yield mistake(
        part,
        title,
        `no title of "certifications" begins with it: remove this mark, or add its certification.`,
      );
}
