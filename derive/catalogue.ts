import { site } from "#content/site.ts";
import { testingScope } from "./testing-scope.ts";

/** Goes up when a field changes its name or meaning, or goes; new fields may come without. docs/catalogue.md. */
export const catalogueVersion = 1;

/** Every test of the scope document with all that is said of it, for other people's programs. */
export function catalogue(origin: string) {
  return {
    version: catalogueVersion,
    laboratory: site.name,
    revised: site.revised,
    services: testingScope().map(({ slug, name, path, lines }) => ({
      slug,
      name,
      url: `${origin}${path}`,
      tests: lines,
    })),
  };
}

const columns = [
  "id",
  "service",
  "serial",
  "table",
  "group",
  "test",
  "note",
  "methods",
  "specifications",
  "requirement",
  "sample",
  "sample_is_typical",
  "duration",
  "place",
  "scope",
] as const;

/** The cells of /catalogue.csv, the header row first; several standards in one cell are separated by "; ". */
export function catalogueRows(): string[][] {
  const rows = testingScope().flatMap(({ slug, lines }) =>
    lines.map((line) => [
      line.id,
      slug,
      String(line.serial),
      line.table,
      line.group ?? "",
      line.name,
      line.note ?? "",
      line.methods.join("; "),
      line.specifications.join("; "),
      line.requirement ?? "",
      "stated" in line.sample ? line.sample.stated : line.sample.typical,
      "stated" in line.sample ? "no" : "yes",
      line.duration ?? "",
      line.place,
      line.scope,
    ]),
  );
  return [[...columns], ...rows];
}
