import { isCalendarDate } from "#derive/dates/calendar.ts";

/** What a request may hold, wherever it comes from: fields, links and storage. */
export const requestLimits = {
  entries: 500,
  castings: 100,
  quantity: 9999,
  cubes: 999,
  ages: 10,
  /** In days. */
  age: 365,
  /** The length of texts, in characters. */
  text: 300,
  castingMark: 60,
} as const;

/** Other years are slips of the pen. */
const years = { first: "2000", last: "2100" };

/** A whole number from 1. */
export const isCount = (value: unknown, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** One line, because each text is part of a line of the message. */
export const isText = (value: unknown, longest: number): value is string =>
  typeof value === "string" && value.length <= longest && !/[\r\n]/.test(value);

export const isDate = (value: unknown): value is string =>
  typeof value === "string" &&
  value.slice(0, 4) >= years.first &&
  value.slice(0, 4) <= years.last &&
  isCalendarDate(value);
