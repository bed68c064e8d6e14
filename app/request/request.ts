import type { CalendarDate } from "#derive/today-in-india.ts";

/** What a visitor asks for, as it is stored between visits and shared by a link. */
export interface Request {
  readonly items: readonly RequestItem[];
  /** Of the cube test; the planner edits them before the test is on the list. */
  readonly castings: readonly Casting[];
  readonly neededBy?: CalendarDate;
  /** The label of a collection centre; absent for the laboratory. */
  readonly bringTo?: string;
}

export interface RequestItem {
  /** Of a test, set, instrument or survey in the catalogue; unique in the list. */
  readonly id: string;
  readonly quantity?: number;
  /** Mark or location of the samples; of an instrument its range, make and number. */
  readonly mark?: string;
  /** When the samples were cast or taken. */
  readonly date?: CalendarDate;
  /** A pasted line that matches nothing in the catalogue, as it was typed. */
  readonly text?: string;
}

/** Cubes that were cast together. */
export interface Casting {
  readonly castOn: CalendarDate;
  readonly cubes?: number;
  readonly mark?: string;
  readonly grade?: string;
  /** In days. */
  readonly ages: readonly number[];
}

export const emptyRequest: Request = { items: [], castings: [] };

/** A link that somebody sends must not fill the page or the storage. */
const mostEntries = 300;
export const longestText = 300;

/** Undefined where the text is not a request; what is wrong inside one, or too much, is left out. */
export function parseRequest(text: string): Request | undefined {
  try {
    const { items, castings, neededBy, bringTo }: Record<string, unknown> = Object(
      JSON.parse(text),
    );
    if (!Array.isArray(items)) return undefined;
    const parsed = items
      .slice(0, mostEntries)
      .map(parseItem)
      .filter((item) => item.id);
    return {
      items: [...new Map(parsed.map((item) => [item.id, item])).values()],
      castings: Array.isArray(castings)
        ? castings
            .slice(0, mostEntries)
            .filter((casting) => typeof casting === "object" && casting !== null)
            .map(parseCasting)
        : [],
      ...only({ bringTo }, isText),
      ...only({ neededBy }, isDate),
    };
  } catch {
    return undefined;
  }
}

const parseItem = (given: unknown): RequestItem => {
  const { id, quantity, mark, date, text }: Record<string, unknown> = Object(given);
  return {
    id: "",
    ...only({ id, mark: cut(mark), text: cut(text) }, isText),
    ...only({ date }, isDate),
    ...only({ quantity }, isCount),
  };
};

const parseCasting = (given: unknown): Casting => {
  const { castOn, cubes, mark, grade, ages }: Record<string, unknown> = Object(given);
  return {
    castOn: "",
    ...only({ castOn, mark: cut(mark), grade: cut(grade) }, isText),
    ...only({ cubes }, isCount),
    ages: Array.isArray(ages) ? ages.filter(isCount) : [],
  };
};

/** A long line of a bill is shortened instead of lost. */
const cut = (value: unknown) => (typeof value === "string" ? value.slice(0, longestText) : value);

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= longestText;

/** Formatting what is not a date would throw. */
const isDate = (value: unknown): value is string => isText(value) && Date.parse(value) > 0;

const only = <Key extends string, Value>(
  given: Record<Key, unknown>,
  holds: (value: unknown) => value is Value,
) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => holds(value))) as {
    [Name in Key]?: Value;
  };
