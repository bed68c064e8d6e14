import { requestMessageCopy as copy } from "#content/copy/request/request-message.ts";
import { serviceOf } from "#derive/catalogue/paths.ts";
import type { PublishedDuration } from "#derive/catalogue/quantity.ts";
import type { PublishedSample } from "#derive/catalogue/samples.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import type { RequestItem, TestRequest } from "./request.ts";

/** An item of the request, with what the catalogue says about it. */
export interface Entry {
  readonly item: RequestItem;
  readonly kind: keyof typeof copy.nouns;
  readonly name: string;
  readonly path?: string;
  readonly service?: string;
  readonly methods: readonly string[];
  readonly specifications: readonly string[];
  readonly sample?: PublishedSample;
  /** What the method needs; for a set, its slowest test. */
  readonly duration?: PublishedDuration | undefined;
  readonly tests?: readonly string[];
}

/** What the catalogue does not know is named after its id. */
export const requestEntries = ({ items }: TestRequest, catalogue: Catalogue | undefined): Entry[] =>
  items.map((item) => {
    const service = catalogue?.services.find(({ slug }) => slug === serviceOf(item.id));
    return (service && publishedEntry(item, service)) ?? unknownEntry(item);
  });

/** What tests, sets, instruments and surveys have in common. */
interface Published extends Partial<
  Pick<Entry, "methods" | "specifications" | "sample" | "duration" | "tests">
> {
  readonly name: string;
  readonly heading?: string | undefined;
  readonly path: string;
}

function publishedEntry(
  item: RequestItem,
  { name: service, tests, sets, instruments, surveys }: Catalogue["services"][number],
): Entry | undefined {
  const has = ({ id }: { id: string }) => id === item.id;
  const entry = (kind: Entry["kind"], found: Published | undefined) =>
    found && {
      ...noStandards,
      ...found,
      item,
      kind,
      service,
      name: fullName(found),
    };
  const set = sets.find(has);
  const testsOf = ({ tests: ids }: { tests: readonly string[] }) =>
    tests.filter(({ id }) => ids.includes(id));
  return (
    entry("test", tests.find(has)) ??
    entry(
      "set",
      set && {
        ...set,
        tests: testsOf(set).map(({ name }) => name),
        duration: testsOf(set)
          .flatMap(({ duration }) => duration ?? [])
          .toSorted((one, other) => (one.leastDays ?? 0) - (other.leastDays ?? 0))
          .at(-1),
      },
    ) ??
    entry("instrument", instruments.find(has)) ??
    entry("survey", surveys.find(has))
  );
}

/** Its heading tells an entry apart from another with the same name. */
const fullName = ({ name, heading }: Published) => (heading ? `${name} (${heading})` : name);

const noStandards = { methods: [], specifications: [] };

function unknownEntry(item: RequestItem): Entry {
  if (item.text) return { item, kind: "other", name: item.text, ...noStandards };
  return { item, kind: "test", name: sentenceCase(item.id), ...noStandards };
}

/** "soil-testing/moisture-content" becomes "Moisture content". */
function sentenceCase(id: string): string {
  const text = id.slice(id.indexOf("/") + 1).replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const kinds = Object.keys(copy.nouns) as Entry["kind"][];

/** "3 tests", "1 set" */
export const countsOf = (entries: readonly Entry[]): string[] =>
  kinds.flatMap((kind) => {
    const count = entries.filter((entry) => entry.kind === kind).length;
    const [one, many] = copy.nouns[kind];
    return count ? [`${count} ${count === 1 ? one : many}`] : [];
  });

/** Cubes and beams are cast, other samples are taken. */
export const isCast = ({ sample }: Entry): boolean =>
  !!sample?.kinds.some((kind) => kind === "cube" || kind === "beam");

/** What is surveyed or tested where it is: nothing is brought. */
export const isInPlace = ({ kind, sample }: Entry): boolean =>
  kind === "survey" || !!sample?.kinds.includes("in-place");

/** Only samples are cast or taken on a day. */
export const hasSamples = (entry: Entry): boolean =>
  (entry.kind === "test" || entry.kind === "set") && !isInPlace(entry);

/** The specification of a single test is that of its row, which the laboratory knows. */
export const standardsOf = ({ kind, methods, specifications }: Entry) =>
  kind === "set" ? [...methods, ...specifications] : methods;
