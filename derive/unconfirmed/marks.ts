/** What the laboratory has not confirmed, as the content marks it. */
export interface Mark {
  readonly kind: "placeholder" | "confirm" | "typical" | "unconfirmed" | "dated";
  /** From the export to the marked value: centres.0 */
  readonly path: string;
  readonly value: string;
  readonly why: string;
}

type Entry = Record<string, unknown>;

/** Every mark in a value; one that stands in several places is listed where it is seen first. */
export function marksIn(
  value: unknown,
  seen = new Set<unknown>(),
  path: readonly string[] = [],
  owner = "",
): Mark[] {
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  const entry = value as Entry;
  const name = nameOf(entry) ?? owner;
  return [
    ...[...ownMarks(entry, name), ...methodMarks(entry, path)].map(({ at = [], ...mark }) => ({
      ...mark,
      path: [...path, ...at].join("."),
    })),
    ...Object.entries(entry).flatMap(([key, part]) => marksIn(part, seen, [...path, key], name)),
  ];
}

const nameOf = ({ name, of, label, heading, title, alt }: Entry) =>
  [name, of, label, heading, title, alt].find((text) => typeof text === "string");

type OwnMark = Omit<Mark, "path"> & { readonly at?: readonly string[] };

/** Of an object itself; `placeholder` is true, or names the keys whose values are stand-ins. */
function ownMarks(entry: Entry, name: string): OwnMark[] {
  const { placeholder, confirm, typical, from, statement, question } = entry;
  const isStandIn = { kind: "placeholder", why: "A stand-in. What is your own?" } as const;
  const isOurs = { kind: "typical", why: "Our figure. Is it right for you?" } as const;
  if (placeholder === true) return [{ ...isStandIn, value: name }];
  if (Array.isArray(placeholder))
    return placeholder.map((key: string) => ({ ...isStandIn, at: [key], value: text(entry[key]) }));
  if (confirm === true)
    return [{ kind: "confirm", why: "Do you offer it as it stands?", value: name }];
  if (typeof typical === "string")
    return [{ ...isOurs, value: [name, typical].filter(Boolean).join(": ") }];
  if (from === "typical")
    return [{ ...isOurs, value: `${name}: ${text(entry["value"] ?? entry["rows"])}` }];
  if (typeof statement === "string" && typeof question === "string")
    return [{ kind: "unconfirmed", why: question, value: statement }];
  return [];
}

/** Of a test with several methods, but not of an instrument. */
function methodMarks({ name, methods, methodsNeeded }: Entry, path: readonly string[]): OwnMark[] {
  const isUnsaid = Array.isArray(methods) && methods.length > 1 && !methodsNeeded;
  if (path.at(-2) !== "rows" || !isUnsaid) return [];
  const why = "Are all of these methods needed, is one chosen, or does it depend on the sample?";
  return [{ kind: "unconfirmed", at: ["methods"], why, value: `${text(name)}: ${text(methods)}` }];
}

const text = (value: unknown): string =>
  typeof value === "object" && value !== null
    ? Object.values(value).map(text).join(", ")
    : String(value);
