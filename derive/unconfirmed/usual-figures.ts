import type { Service } from "#content/services/shape.ts";

/** Every figure of a service that is usual and not stated, once, after the name of what it belongs to. */
export const usualFigures = ({ keyFigures, sections, bring }: Service): string[] => [
  ...new Set(usualIn([keyFigures, sections, bring])),
];

function usualIn(value: unknown, owner?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => usualIn(item, owner));
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Record<string, unknown>;
  if (typeof entry.usual === "string") return [owner ? `${owner}: ${entry.usual}` : entry.usual];
  const name = nameOf(entry) ?? owner;
  if (entry.from === "usual") return [`${name}: ${figuresOf(entry)}`];
  return Object.values(entry).flatMap((part) => usualIn(part, name));
}

const nameOf = ({ name, of, label, heading, title }: Record<string, unknown>) =>
  [name, of, label, heading, title].find((text) => typeof text === "string");

/** The value of a headline figure, or the rows of a table. */
const figuresOf = ({ value, rows }: Record<string, unknown>): string =>
  Array.isArray(rows)
    ? rows.map((row: readonly string[]) => row.join(" ")).join("; ")
    : String(value);
