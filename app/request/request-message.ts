import { enquiryLimits } from "#contract/enquiry.ts";
import { requestMessageCopy as copy } from "#content/copy/request-message.ts";
import { formatDate } from "#derive/dates.ts";
import type { CalendarDate } from "#derive/today-in-india.ts";
import { castingLines } from "./casting-lines.ts";
import { countsOf, cubeTestId, type Entry, hasSamples } from "./entries.ts";
import type { Request } from "./request.ts";

/** What the visitor can add to the message. */
const roomToWrite = 1000;
const room = enquiryLimits.message - roomToWrite;

export interface RequestMessage {
  readonly text: string;
  /** How many entries it names, from the first. */
  readonly named: number;
}

/** The request as text; a long one leaves out the methods, and then the last entries. */
export function requestMessage(
  entries: readonly Entry[],
  request: Request,
  today: CalendarDate,
): RequestMessage {
  if (entries.length === 0) return { text: "", named: 0 };
  const head = `${copy.title(new Intl.ListFormat("en-GB").format(countsOf(entries)))}\n`;
  const foot = footOf(entries, request);
  const write = (lines: readonly string[]) => [head, ...lines, ...foot].join("\n");
  const listed = (withMethods: boolean) =>
    entries.map((entry, at) => entryText(entry, at, request, today, withMethods));
  const complete = write(listed(true));
  if (complete.length <= room) return { text: complete, named: entries.length };
  const lines = listed(false);
  const short = write(lines);
  if (short.length <= room) return { text: short, named: entries.length };
  let named = entries.length;
  let text = short;
  while (text.length > room && named > 0) {
    named--;
    text = write([...lines.slice(0, named), copy.left(entries.length - named)]);
  }
  return { text, named };
}

/** "2 samples", or nothing where the castings say how many there are. */
export function quantityText(entry: Entry, { castings }: Request): string | undefined {
  const { id, quantity = 1 } = entry.item;
  if (entry.kind === "other" && !entry.item.quantity) return undefined;
  if (id === cubeTestId && castings.length > 0) return undefined;
  return hasSamples(entry) ? copy.samples(quantity) : copy.quantity(quantity);
}

function entryText(
  entry: Entry,
  at: number,
  request: Request,
  today: CalendarDate,
  withMethods: boolean,
): string {
  const { id, mark, date } = entry.item;
  const lines = [
    [...(withMethods ? entry.methods : []), quantityText(entry, request)],
    [mark, date && copy.date(formatDate(date))],
    ...(id === cubeTestId ? castingLines(request.castings, today).map((line) => [line]) : []),
  ];
  return [
    `${at + 1}. ${entry.name}`,
    ...lines.map((parts) => parts.filter(Boolean).join(", ")).filter(Boolean),
  ].join("\n   ");
}

function footOf(entries: readonly Entry[], { neededBy, bringTo }: Request): string[] {
  const services = new Set(entries.flatMap(({ service }) => service ?? []));
  return [
    "",
    ...(neededBy ? [copy.neededBy(formatDate(neededBy))] : []),
    copy.bringTo(bringTo ?? copy.laboratory),
    ...(services.size ? [copy.services([...services].join("; "))] : []),
  ];
}
