import { globSync } from "node:fs";
import { join } from "node:path";
import { todayInIndia } from "#derive/dates/calendar.ts";
import { datedMarks } from "#derive/unconfirmed/dated-marks.ts";
import { type Mark, marksIn } from "#derive/unconfirmed/marks.ts";

export interface ContentMark extends Mark {
  readonly file: string;
}

const root = join(import.meta.dirname, "..");

/** The marks of all facts; lists of what other files define come last, so that those name them. */
export async function contentMarks(): Promise<ContentMark[]> {
  const files = globSync("content/**/*.ts", { cwd: root })
    .filter((file) => !file.endsWith(".test.ts") && !file.startsWith("content/copy/"))
    .toSorted((a, b) => Number(isList(a)) - Number(isList(b)) || a.localeCompare(b));
  const seen = new Set<unknown>();
  const marks: ContentMark[] = [];
  for (const file of files) {
    const exported: unknown = await import(join(root, file));
    marks.push(...marksIn(exported, seen).map((mark) => ({ file, ...mark })));
  }
  return marks;
}

/** With what is out of date today, or will be soon. */
export const marksOn = async (today = todayInIndia(new Date())): Promise<ContentMark[]> => [
  ...(await contentMarks()),
  ...datedMarks(today),
];

const isList = (file: string) => file.endsWith("/index.ts");
