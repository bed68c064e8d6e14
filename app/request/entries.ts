import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { requestMessageCopy as copy } from "#content/copy/request/request-message.ts";
import { serviceOf } from "#derive/catalogue/paths.ts";
import type { SampleKindId } from "#content/samples.ts";
import type { Place } from "#content/services/shape.ts";
import type { Unit } from "#content/units.ts";
import type { Methods } from "#derive/catalogue/methods.ts";
import type { PublishedSample } from "#derive/catalogue/samples.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";
import type { RequestItem, TestRequest } from "./request.ts";
import { setWith } from "./add-test/set-with.ts";

/** An item of the request, with what the catalogue says about it. */
export interface Entry extends Methods {
  readonly item: RequestItem;
  readonly kind: keyof typeof copy.nouns;
  readonly name: string;
  readonly path?: string;
  readonly service?: string;
  readonly specifications: readonly string[];
  readonly sample?: PublishedSample;
  /** Of an instrument: calibrated where it stands, or brought. */
  readonly place?: Place;
  readonly accreditation?: string;
  readonly unit?: Unit | undefined;
  /** The set of the request that has the test too. */
  readonly inSet?: string | undefined;
  /** Of a set: its tests, and those of them for which nothing is brought. */
  readonly tests?: readonly string[];
  readonly onSpot?: readonly string[];
}

/** What the catalogue does not know is named after its id. */
export const requestEntries = (request: TestRequest, catalogue: Catalogue | undefined): Entry[] =>
  request.items.map((item) => {
    const service = catalogue?.services.find(({ slug }) => slug === serviceOf(item.id));
    const entry = (service && publishedEntry(item, service)) ?? unknownEntry(item);
    return { ...entry, inSet: setWith(item.id, request, catalogue) };
  });

/** What tests, sets, instruments and surveys have in common. */
interface Published extends Partial<Omit<Entry, "item" | "kind" | "service" | "inSet">> {
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
  const namesOf = (ids: readonly string[]) =>
    tests.filter(({ id }) => ids.includes(id)).map((test) => test.name);
  return (
    entry("test", tests.find(has)) ??
    entry("set", set && { ...set, tests: namesOf(set.tests) }) ??
    entry("instrument", instruments.find(has)) ??
    entry("survey", surveys.find(has))
  );
}

/** Its heading tells an entry apart from another with the same name. */
const fullName = ({ name, heading }: Published) => (heading ? `${name} (${heading})` : name);

const noStandards = { methods: [], specifications: [] };

const unknownEntry = (item: RequestItem): Entry => ({
  item,
  kind: "test",
  name: sentenceCase(item.id),
  ...noStandards,
});

/** "soil-testing/moisture-content" becomes "Moisture content". */
function sentenceCase(id: string): string {
  const text = id.slice(id.indexOf("/") + 1).replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The castings of the planner, which belong to the cube test. */
export const castingsOf = ({ item }: Entry, { castings }: TestRequest) =>
  item.id === cubeTestId ? castings : [];

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

/** What is surveyed, calibrated or, with all its tests, tested where it is: nothing is brought. */
export const isOnSite = ({ kind, sample, place }: Entry): boolean =>
  kind === "survey" ||
  (kind === "instrument" && place === "site") ||
  !!sample?.kinds.includes("in-place");

/** What is brought may be the smaller part, as cores from a structure. */
export const hasSiteWork = (entry: Entry): boolean =>
  isOnSite(entry) || 2 * (entry.onSpot ?? []).length > (entry.tests ?? []).length;

/** Only samples are cast or taken on a day. */
export const hasSamples = (entry: Entry): boolean =>
  (entry.kind === "test" || entry.kind === "set") && !isOnSite(entry);

/** Water that is chilled goes to the laboratory itself. */
export const isForLaboratoryOnly = ({ sample }: Entry): boolean =>
  !!sample?.kinds.some((kind) => chilled.includes(kind));

const chilled: readonly SampleKindId[] = ["sterile-bottle", "effluent-bottle", "glass-bottle"];

/** Who asks for surveys alone waits for the price first. */
export const neededByLabel = (entries: readonly Entry[]): string =>
  entries.length > 0 && entries.every(({ unit }) => unit) ? copy.priceNeededBy : copy.neededBy;
