import type { Service } from "#content/services/shape.ts";

export const typicalFigures = ({ keyFigures, sections, bring }: Service): string[] => [
  ...new Set(typicalIn([keyFigures, sections, bring])),
];

export function typicalIn(value: unknown, owner?: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => typicalIn(item, owner));
  if (typeof value !== "object" || value === null) return [];
  const entry = value as Record<string, unknown>;
  if (typeof entry.typical === "string")
    return [owner ? `${owner}: ${entry.typical}` : entry.typical];
  const name = nameOf(entry) ?? owner;
  if (entry.from === "typical") return [`${name}: ${figuresOf(entry)}`];
  return Object.values(entry).flatMap((part) => typicalIn(part, name));
}

const nameOf = ({ name, of, label, heading, title }: Record<string, unknown>) =>
  [name, of, label, heading, title].find((text) => typeof text === "string");

const figuresOf = ({ value, rows }: Record<string, unknown>): string =>
  Array.isArray(rows)
    ? rows.map((row: readonly string[]) => row.join(" ")).join("; ")
    : String(value);
