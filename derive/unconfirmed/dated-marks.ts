import { type Certificate, certificates } from "#content/accreditation.ts";
import { type Closure, closures } from "#content/closures.ts";
import { type Notice, notice } from "#content/notice.ts";
import { addDays, type CalendarDate } from "../dates/calendar.ts";
import { formatDate } from "../dates/format-date.ts";

interface DatedFacts {
  readonly closures: readonly Closure[];
  readonly certificates: readonly Certificate[];
  readonly notice: Notice | undefined;
}

/** How long before, in days, the closed days of a year are asked for, and a certificate's end is named. */
const ahead = { year: 92, certificate: 60 };
const published: DatedFacts = { closures, certificates, notice };

/** What is out of date, or will be soon. */
export function datedMarks(today: CalendarDate, facts = published) {
  const year = addDays(today, ahead.year).slice(0, 4);
  return [
    !facts.closures.some(({ on }) => on.startsWith(year)) &&
      mark("closures", `No closed day in ${year}`, "On which days of it are you closed, and why?"),
    ...endedCertificates(addDays(today, ahead.certificate + 1), facts.certificates).map((text) =>
      mark("accreditation", text, "Please send the renewed one: none is released after its end."),
    ),
    facts.notice &&
      facts.notice.until < today &&
      mark("notice", facts.notice.text, "Its last day has passed. What takes its place?"),
  ].filter((part) => !!part);
}

const mark = (name: string, value: string, why: string) =>
  ({ kind: "dated", file: `content/${name}.ts`, path: name, value, why }) as const;

/** The certificates whose last day is before this one. */
export const endedCertificates = (
  day: CalendarDate,
  all: readonly Certificate[] = certificates,
): string[] =>
  all.flatMap(({ title, validUntil }) =>
    validUntil && validUntil < day ? `${title}, valid until ${formatDate(validUntil)}` : [],
  );
