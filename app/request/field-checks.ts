import { fieldChecksCopy as copy } from "#content/copy/request/request.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { isCount, isDate, isText } from "./limits.ts";

/** Each says why a field of a request refuses what is typed; an empty field is not filled in. */
export const countProblem = (most: number) => (typed: string) =>
  typed === "" || isCount(Number(typed), most) ? undefined : copy.count(most);

export const textProblem = (longest: number) => (typed: string) =>
  isText(typed, longest) ? undefined : copy.tooLong(longest);

export const dateProblem = (typed: string) =>
  typed === "" || isDate(typed) ? undefined : copy.date;

/** No result can be needed before it was asked for. */
export const neededByProblem = (today: CalendarDate) => (typed: string) =>
  dateProblem(typed) ?? (typed !== "" && typed < today ? copy.past : undefined);
