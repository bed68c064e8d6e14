import { plainText } from "#contract/plain-text.ts";
import type { CalendarDate } from "#derive/dates/calendar.ts";
import { isCount, isDate, isText, requestLimits as limits } from "./limits.ts";

/** What a visitor asks for, as it is stored between visits and shared by a link. */
export interface TestRequest {
  readonly items: readonly RequestItem[];
  /** Cubes for the cube test; the planner edits them before the test is part of it. */
  readonly castings: readonly Casting[];
  readonly project?: string;
  readonly neededBy?: CalendarDate;
  /** The label of a collection centre; absent for the laboratory. */
  readonly bringTo?: string;
  /** The visitor needs an accredited report. */
  readonly accredited?: true;
}

export interface RequestItem {
  /** Names a test, set, instrument or survey of the catalogue; unique in the request. */
  readonly id: string;
  readonly quantity?: number;
  /** Mark or location of the samples; for an instrument its range, make and number. */
  readonly mark?: string;
  readonly date?: CalendarDate;
}

export interface Casting {
  /** Empty until it is known. */
  readonly castOn: CalendarDate;
  readonly cubes?: number;
  readonly mark?: string;
  /** In days. */
  readonly ages: readonly number[];
}

export const emptyRequest: TestRequest = { items: [], castings: [] };

type Checks<Part> = { readonly [Field in keyof Part]-?: (value: unknown) => boolean };

const isRequestText = (value: unknown) => isText(value, limits.text);

const itemChecks: Checks<RequestItem> = {
  id: isRequestText,
  quantity: (value) => isCount(value, limits.quantity),
  mark: isRequestText,
  date: isDate,
};

const castingChecks: Checks<Casting> = {
  castOn: isDate,
  cubes: (value) => isCount(value, limits.cubes),
  mark: (value) => isText(value, limits.castingMark),
  ages: (value) =>
    Array.isArray(value) &&
    value.length <= limits.ages &&
    new Set(value).size === value.length &&
    value.every((age) => isCount(age, limits.age)),
};

const optionChecks: Checks<Omit<TestRequest, "items" | "castings">> = {
  project: isRequestText,
  neededBy: isDate,
  bringTo: isRequestText,
  accredited: (value) => value === true,
};

export interface ParsedRequest {
  readonly request: TestRequest;
  /** How many parts are left out, because they are wrong or beyond a limit. */
  readonly refused: number;
}

/** Reads a request from storage or a link; undefined where the text is none. */
export function parseRequest(text: string): ParsedRequest | undefined {
  try {
    const given: unknown = JSON.parse(text);
    const { items, castings = [] }: Record<string, unknown> = Object(given);
    if (!Array.isArray(items) || !Array.isArray(castings)) return undefined;
    const options = checked(given, optionChecks);
    const request: TestRequest = {
      items: unique(items.slice(0, limits.entries).flatMap(parseItem)),
      castings: castings.slice(0, limits.castings).flatMap(parseCasting),
      ...options,
    };
    const found = request.items.length + request.castings.length;
    return { request, refused: items.length + castings.length - found + (options ? 0 : 1) };
  } catch {
    return undefined;
  }
}

function parseItem(given: unknown): RequestItem[] {
  const item = checked(given, itemChecks);
  return item?.id ? [{ ...item, id: item.id }] : [];
}

function parseCasting(given: unknown): Casting[] {
  const casting = checked(given, castingChecks);
  return casting ? [{ castOn: "", ages: [], ...casting }] : [];
}

const unique = (items: readonly RequestItem[]) => [
  ...new Map(items.map((item) => [item.id, item])).values(),
];

/** The fields that are filled in, in the order of their checks; undefined where one of them fails. */
function checked<Part extends object>(given: unknown, checks: Checks<Part>) {
  const names = Object.keys(checks) as (keyof Part & string)[];
  const filled = names.flatMap((name) => {
    const found: unknown = Object(given)[name];
    const value = typeof found === "string" ? plainText(found) : found;
    return value === undefined || value === "" ? [] : [[name, value] as const];
  });
  const isPart = typeof given === "object" && given !== null;
  return isPart && filled.every(([name, value]) => checks[name](value))
    ? (Object.fromEntries(filled) as Partial<Part>)
    : undefined;
}
