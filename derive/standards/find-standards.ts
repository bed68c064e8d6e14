import { type Standard, standards } from "#content/standards.ts";

/** A number must not match a longer one that starts with it: IS 3025 is not IS 3025 (Part 4). */
const patterns = standards.map((standard) => ({
  standard,
  pattern: new RegExp(
    `(?<!\\w)${standard.number.replaceAll(/[()[\].]/g, "\\$&")}(?![\\w/]| \\(Part|-\\d)`,
  ),
}));

export function findStandards(content: unknown): Standard[] {
  const text = allStrings(content).join("\n");
  return patterns.filter(({ pattern }) => pattern.test(text)).map(({ standard }) => standard);
}

export function allStrings(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(allStrings);
}
