import { type Standard, standards } from "#content/standards.ts";

/** Not a longer number that begins alike: IS 3025 is not IS 3025 (Part 4), BS EN 1337-1 not BS EN 1337-11. */
const patterns = standards.map((standard) => ({
  standard,
  pattern: new RegExp(
    `(?<!\\w)${standard.number.replaceAll(/[()[\].]/g, "\\$&")}(?![\\w/]| \\(Part|-\\d)`,
  ),
}));

/** The standards a text or a piece of content names, in the order of the register. */
export function standardsNamed(content: unknown): Standard[] {
  const words = strings(content).join("\n");
  return patterns.filter(({ pattern }) => pattern.test(words)).map(({ standard }) => standard);
}

function strings(content: unknown): string[] {
  if (typeof content === "string") return [content];
  if (typeof content !== "object" || content === null) return [];
  return Object.values(content).flatMap(strings);
}
