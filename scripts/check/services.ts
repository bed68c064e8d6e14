import { nearest } from "./formats.ts";
import {
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
  const elsewhere = fieldOf(fieldOf(service, "whereToFind"), "elsewhere");
  for (const place of itemsOf(elsewhere))
    yield* unknownService(fieldOf(place, "slug"), textOf(fieldOf(place, "what")));
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

const index = "content/services/index.ts";

const listed = (sources: Source["sources"]) => itemsOf(declaredIn(sources, index, "services"));

function declaredIn(sources: Source["sources"], file: string, name: string): Part | undefined {
  const source = sources.get(file);
  const node = source?.declared.get(name);
  return source && node && { node, source };
}

/** None while one of the services cannot be read. */
function slugsOf(sources: Source["sources"]): readonly string[] {
  const slugs = listed(sources).map((service) => textOf(fieldOf(service, "slug")) ?? "");
  return slugs.includes("") ? [] : slugs;
}

function* unknownService(part: Part | undefined, row: string | undefined): Generator<Mistake> {
  const slug = textOf(part);
  const slugs = part ? slugsOf(part.source.sources) : [];
  if (part && slug && slugs.length > 0 && !slugs.includes(slug))
    yield mistake(
      part,
      row ?? slug,
      `there is no service "${slug}"${nearest(slug, slugs)}. Name another one, or remove this entry.`,
    );
}

/** What leads to services that are not there. */
export function* mistakesInLinks(sources: Source["sources"]): Generator<Mistake> {
  for (const removed of itemsOf(
    declaredIn(sources, "content/removed-services.ts", "removedServices"),
  ))
    yield* unknownService(fieldOf(removed, "now"), textOf(fieldOf(removed, "slug")));
  const pages = entriesOf(declaredIn(sources, "content/copy/pages.ts", "pages")).entries;
  const paths = pages.map(({ value }) => textOf(fieldOf(value, "path")));
  const slugs = slugsOf(sources);
  for (const source of slugs.length > 0 ? sources.values() : [])
    for (const { 1: path = "", 2: slug = "", index: at } of source.text.matchAll(leads)) {
      if (slugs.includes(slug) || paths.includes(path)) continue;
      const advice = source.file.includes("cube-planner")
        ? "this service stays as long as the site has the cube test planner, so put it back"
        : "put the service back, or lead elsewhere";
      const sentence = `"${path}": ${index} lists no service "${slug}": ${advice}.`;
      yield { source, start: at, sentence };
    }
}

/** The path of a service, and its slug. */
const leads = /["`](\/services\/([\w-]+))/g;

/** What the specification asks of lists that belong together. */
export function* mistakesInLists(sources: Source["sources"]): Generator<Mistake> {
  const slides = declaredIn(sources, "content/home.ts", "slides");
  const shown = itemsOf(slides).length;
  if (slides && shown < leastSlides)
    yield mistake(
      slides,
      "slides",
      `the home page has at least ${leastSlides} slides, not ${shown}: add one.`,
    );
  const accreditation = "content/accreditation.ts";
  const certifications = itemsOf(declaredIn(sources, accreditation, "certifications"));
  const titles = certifications.map((each) => textOf(fieldOf(each, "title")));
  for (const mark of itemsOf(declaredIn(sources, accreditation, "accreditationMarks"))) {
    const name = textOf(fieldOf(mark, "name"));
    if (name?.startsWith("ISO ") && !titles.some((title) => title?.startsWith(name)))
      yield mistake(
        mark,
        name,
        `no title of "certifications" begins with "${name}": remove this mark, or add its certification.`,
      );
  }
}

/** Section 9 of the specification. */
const leastSlides = 5;

/** A service whose file the list does not name has no page. */
export function* notListed(service: Part, name: string): Generator<Mistake> {
  const names = listed(service.source.sources).map(({ node }) => nameOf(node));
  if (names.length > 0 && !names.includes(name))
    yield mistake(
      service,
      name,
      `${index} does not list it: import it there, and put it into the list where the menus should show it.`,
    );
}
