import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { checkContent } from "./check.ts";

const project = join(import.meta.dirname, "../..");

interface Made {
  readonly file: string;
  readonly text: string;
  readonly sentence: string;
}

/** Those that stop a module need a copy of their own, because the rest of such a module is not read. */
const [stopping, others] = readFileSync(join(import.meta.dirname, "testing/mistakes.tsv"), "utf8")
  .split("# The other copy")
  .map((part) => part.split("\n").filter((line) => line.includes("\t")));

async function copyWith(lines: readonly string[]): Promise<{ root: string; made: Made[] }> {
  const root = temporaryFolder();
  for (const name of ["content", "pictures/masters", "package.json"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  const made: Made[] = [];
  for (const line of lines) {
    const [where, find, text, sentence] = line.replaceAll("\\n", "\n").split("\t") as [
      string,
      string,
      string,
      string,
    ];
    made.push({ file: await make(root, where, find, text), text: text.trimEnd(), sentence });
  }
  return { root, made };
}

async function make(root: string, where: string, find: string, text: string): Promise<string> {
  const [width, height] = text.split("x").map(Number);
  if (find === "new") {
    mkdirSync(dirname(join(root, where)), { recursive: true });
    if (width && height)
      await sharp({ create: { width, height, channels: 3, background: "white" } }).toFile(
        join(root, where),
      );
    else writeFileSync(join(root, where), text);
    return where;
  }
  const pattern = new RegExp(find);
  const file = globSync(where, { cwd: root }).find((each) =>
    pattern.test(readFileSync(join(root, each), "utf8")),
  );
  if (!file) throw new Error(`${where} has nothing like ${find}.`);
  const before = readFileSync(join(root, file), "utf8");
  writeFileSync(
    join(root, file),
    before.replace(pattern, () => text),
  );
  return file;
}

/** Where a sentence is expected: at the last line of the text, or at the new file. */
function placeOf(root: string, { file, text }: Made): string {
  if (!file.endsWith(".ts")) return file;
  const [before] = readFileSync(join(root, file), "utf8").split(text);
  return `${file}, line ${(before + text).split("\n").length}, `;
}

test.each([
  ["that stop a module", stopping!],
  ["that can all be read", others!],
])(
  "mistakes %s are each named in a sentence with their place, and nothing else is",
  async (_, lines) => {
    const { root, made } = await copyWith(lines);
    const problems = await checkContent(root);
    const expected = made.filter(({ sentence }) => sentence);
    const isNamed = (one: Made) => (problem: string) =>
      problem === one.sentence ||
      (problem.startsWith(placeOf(root, one)) && problem.includes(one.sentence));
    expect(expected.filter((one) => !problems.some(isNamed(one)))).toEqual([]);
    expect(problems.filter((problem) => !expected.some((one) => isNamed(one)(problem)))).toEqual(
      [],
    );
    expect(problems).toHaveLength(expected.length);
  },
);
