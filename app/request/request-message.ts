import { enquiryLimits } from "#contract/enquiry.ts";
import { castingCopy, cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { requestMessageCopy as copy } from "#content/copy/request/request-message.ts";
import { cubesOfSample } from "#derive/dates/cube-dates.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { formatDate } from "#derive/dates/format-date.ts";
import { castingLine } from "./casting-lines.ts";
import { deliveryOf } from "./delivery.ts";
import { castingsOf, countsOf, type Entry, hasSamples, isCast, neededByLabel } from "./entries.ts";
import type { Casting, TestRequest } from "./request.ts";

export interface ComposedMessage {
  readonly text: string;
  /** What of the request is in the text. */
  readonly sent: TestRequest;
  /** How many entries and castings the text has no room for. */
  readonly left: number;
}

/** An entry, or one of the castings below the cube test. */
interface Part {
  readonly entry: Entry;
  readonly casting?: Casting;
}

/** The message of an enquiry: the visitor's words, then the request, as far as there is room for it. */
export function composeMessage(
  words: string,
  entries: readonly Entry[],
  request: TestRequest,
  today: CalendarDate,
  longest: number = enquiryLimits.message,
): ComposedMessage {
  const own = words.trim();
  const room = longest - (own ? own.length + 2 : 0);
  const parts = entries.flatMap((entry): Part[] => [
    { entry },
    ...castingsOf(entry, request).map((casting) => ({ entry, casting })),
  ]);
  const linesOf = ({ entry, casting }: Part, withStandards: boolean) =>
    casting
      ? [`   ${castingLine(casting, today)}`]
      : [
          `${entries.indexOf(entry) + 1}. ${entry.name}`,
          ...details(entry, request, withStandards).map((line) => `   ${line}`),
        ];
  const head = headOf(entries, request);
  const foot = footOf(entries, request);
  const frame = [...head, copy.left(parts.length), ...foot].join("\n").length;
  const lengths = (withStandards: boolean) =>
    parts.map((part) => linesOf(part, withStandards).join("\n").length + 1);
  const sum = (all: readonly number[]) => all.reduce((total, length) => total + length, frame);
  const withStandards = sum(lengths(true)) <= room;
  const included = parts.slice(0, fitting(parts, lengths(withStandards), room - frame));
  const left = parts.length - included.length;
  const list = [
    ...head,
    ...included.flatMap((part) => linesOf(part, withStandards)),
    ...(left > 0 ? [copy.left(left)] : []),
    ...foot,
  ].join("\n");
  return {
    text: [own, included.length > 0 ? list : ""].filter(Boolean).join("\n\n"),
    sent: {
      ...request,
      items: included.filter(({ casting }) => !casting).map(({ entry }) => entry.item),
      castings: included.flatMap(({ casting }) => casting ?? []),
    },
    left,
  };
}

/** How many parts fit; the cube test stays with its first casting. */
function fitting(parts: readonly Part[], lengths: readonly number[], room: number): number {
  let rest = room;
  const end = lengths.findIndex((length) => (rest -= length) < 0);
  if (end < 0) return parts.length;
  const isSplit = parts[end]!.casting && !parts[end - 1]!.casting;
  return isSplit ? end - 1 : end;
}

/** What is ordered until the visitor says how many; a survey has a length or a number of places that we do not know. */
export const usualQuantity = ({ item, unit = "survey" }: Entry): number | undefined =>
  item.id === cubeTestId ? cubesOfSample : unit === "survey" ? 1 : undefined;

/** "2 samples", "42 km" */
export function quantityText(entry: Entry, request: TestRequest): string {
  const { item, unit = hasSamples(entry) ? "sample" : undefined } = entry;
  const quantity = item.quantity ?? usualQuantity(entry);
  const castings = castingsOf(entry, request);
  if (castings.length > 0) return castingCopy.total(castings);
  if (item.id === cubeTestId) return castingCopy.cubes(quantity);
  return copy.quantity(quantity, unit);
}

/** "2 samples, Ch. 12+400, sampled on 13 November 2026" */
export function entryLine(entry: Entry, request: TestRequest): string {
  const { mark, date } = entry.item;
  const taken =
    date && hasSamples(entry) && (isCast(entry) ? copy.castOn : copy.sampledOn)(formatDate(date));
  const also = entry.inSet && copy.alsoIn(entry.inSet);
  return [quantityText(entry, request), mark, taken, also].filter(Boolean).join(", ");
}

/** The specification of a single test is that of its row, which the laboratory knows. */
export const specificationText = ({ kind, specifications }: Entry): string =>
  kind === "set" ? specifications.join(", ") : "";

function details(entry: Entry, request: TestRequest, withStandards: boolean) {
  const methods = withStandards && methodsText(entry);
  const methodsLine = entry.kind === "instrument" ? copy.standards : copy.methods;
  const specification = withStandards && specificationText(entry);
  return [
    entryLine(entry, request),
    entry.accreditation ?? "",
    methods && methodsLine(methods),
    specification && copy.specification(specification),
  ].filter((line) => line !== "" && line !== false);
}

const headOf = (entries: readonly Entry[], { project }: TestRequest): string[] => [
  copy.title(new Intl.ListFormat("en-GB").format(countsOf(entries))),
  ...(project ? [copy.project(project)] : []),
  "",
];

function footOf(entries: readonly Entry[], request: TestRequest): string[] {
  const { neededBy, accredited } = request;
  const { place, what } = deliveryOf(entries, request);
  const services = new Set(entries.flatMap(({ service }) => service ?? []));
  return [
    "",
    ...(neededBy ? [`${neededByLabel(entries)}: ${formatDate(neededBy)}`] : []),
    ...(place ? [`${what}: ${place}`] : []),
    ...(accredited ? [copy.accredited] : []),
    ...(services.size ? [copy.services([...services].join("; "))] : []),
  ];
}

/** The request as it is now, without what was sent; the rest of the castings keep their test. */
export function withoutSent(request: TestRequest, sent: TestRequest): TestRequest {
  const castings = without(request.castings, sent.castings);
  const hasCastingsLeft = castings.length > 0 && sent.castings.length > 0;
  const items = without(
    request.items,
    hasCastingsLeft ? sent.items.filter(({ id }) => id !== cubeTestId) : sent.items,
  );
  return items.length > 0 ? { ...request, items, castings } : { items, castings };
}

/** Each sent part leaves once, and only as it was sent: what was changed meanwhile stays. */
function without<Same>(all: readonly Same[], sent: readonly Same[]): Same[] {
  const leaving = sent.map((part) => JSON.stringify(part));
  return all.filter((part) => {
    const at = leaving.indexOf(JSON.stringify(part));
    if (at >= 0) leaving.splice(at, 1);
    return at < 0;
  });
}
