import { enquiryLimits } from "#contract/enquiry.ts";
import { castingCopy, cubeTestId } from "#content/copy/castings.ts";
import { requestMessageCopy as copy } from "#content/copy/request-message.ts";
import { formatDate } from "#derive/dates.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import { castingLines } from "./casting-lines.ts";
import { countsOf, type Entry, hasSamples, isCast } from "./entries.ts";
import { emptyRequest, type Request } from "./request.ts";

/** What the visitor can add to the message. */
const roomToWrite = 1000;
const room = enquiryLimits.message - roomToWrite;

export type RequestMessage = ReturnType<typeof requestMessage>;

/** The request as text, and how much of it that names; a long one leaves out the methods, and then the last entries. */
export function requestMessage(entries: readonly Entry[], request: Request, today: CalendarDate) {
  const write = (named: number, withMethods: boolean) =>
    [
      `${copy.title(new Intl.ListFormat("en-GB").format(countsOf(entries)))}\n`,
      ...entries
        .slice(0, named)
        .flatMap((entry, at) => [
          `${at + 1}. ${entry.name}`,
          ...details(entry, request, today, withMethods).map((line) => `   ${line}`),
        ]),
      ...(named < entries.length ? [copy.left(entries.length - named)] : []),
      ...footOf(entries, request),
    ].join("\n");
  let named = entries.length;
  let text = write(named, true);
  if (text.length > room) text = write(named, false);
  while (text.length > room && named > 0) text = write(--named, false);
  const sent = request.items.slice(0, named);
  return {
    text: entries.length > 0 ? text : "",
    named: { ...request, items: sent },
    /** The list as it is then, without what was sent. */
    left: (list: Request) => without(list, new Set(sent.map(({ id }) => id))),
  };
}

/** Castings belong to the cube test. */
function without({ castings, ...list }: Request, ids: ReadonlySet<string>): Request {
  const items = list.items.filter(({ id }) => !ids.has(id));
  if (items.length === 0) return emptyRequest;
  return { ...list, items, castings: items.some(({ id }) => id === cubeTestId) ? castings : [] };
}

/** "2 samples", or nothing where a pasted line says it. */
export function quantityText(entry: Entry, { castings }: Request): string | undefined {
  const { id, quantity = 1 } = entry.item;
  if (entry.kind === "other" && !entry.item.quantity) return undefined;
  if (id === cubeTestId && castings.length > 0) return castingCopy.total(castings);
  return hasSamples(entry) ? copy.samples(quantity) : copy.quantity(quantity);
}

function details(entry: Entry, request: Request, today: CalendarDate, withMethods: boolean) {
  const { id, mark, date } = entry.item;
  const taken =
    date && hasSamples(entry) && (isCast(entry) ? copy.castOn : copy.sampledOn)(formatDate(date));
  return [
    [quantityText(entry, request), mark, taken].filter(Boolean).join(", "),
    withMethods && entry.methods.length > 0 && copy.methods(entry.methods.join(", ")),
    entry.kind === "other" && copy.typed,
    ...(id === cubeTestId ? fitting(castingLines(request.castings, today)) : []),
  ].filter((line) => line !== "" && line !== false);
}

/** Many castings leave room for the other entries. */
function fitting(lines: readonly string[]): readonly string[] {
  let length = 0;
  const first = lines.filter((line) => (length += line.length) <= room / 2);
  const others = lines.length - first.length;
  return others > 0 ? [...first, copy.moreCastings(others)] : lines;
}

function footOf(entries: readonly Entry[], { neededBy, bringTo }: Request): string[] {
  const services = new Set(entries.flatMap(({ service }) => service ?? []));
  return [
    "",
    ...(neededBy ? [copy.neededBy(formatDate(neededBy))] : []),
    copy.bringTo(bringTo || copy.laboratory),
    ...(services.size ? [copy.services([...services].join("; "))] : []),
  ];
}
