import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { checkContent } from "./check.ts";

const project = join(import.meta.dirname, "../..");

interface Mistake {
  readonly file: string;
  readonly text: string;
  readonly sentence: string;
}

/** Those that stop a module need a copy of their own, because the rest of such a module is not read. */
const [stopping, others] = readFileSync(join(import.meta.dirname, "mistakes.tsv"), "utf8")
  .split("# The other copy")
  .map((part) => part.split("\n").filter((line) => line.includes("\t")));

async function make(root: string, line: string): Promise<Mistake> {
  const cells = line.replaceAll("\\n", "\n").split("\t");
  const [where = "", find = "", text = "", sentence = ""] = cells;
  const isNew = find === "new";
  const before = (file: string) => readFileSync(join(root, file), "utf8");
  const pattern = new RegExp(find);
  const file = isNew
    ? where
    : globSync(where, { cwd: root }).find((each) => pattern.test(before(each)));
  if (!file) throw new Error(`${where} has nothing like ${find}.`);
  mkdirSync(dirname(join(root, file)), { recursive: true });
  const [width, height] = text.split("x").map(Number);
  if (isNew && width && height)
    await sharp({ create: { width, height, channels: 3, background: "white" } }).toFile(
      join(root, file),
    );
  else writeFileSync(join(root, file), isNew ? text : before(file).replace(pattern, () => text));
  return { file, text: text.trimEnd(), sentence };
}

/** At the last line of the text, or at the new file. */
function placeOf(root: string, { file, text }: Mistake): string {
  if (!file.endsWith(".ts")) return file;
  const [before] = readFileSync(join(root, file), "utf8").split(text);
  return `${file}, line ${(before + text).split("\n").length}, `;
}

test.each([
  ["that stop a module", stopping!],
  ["that do not", others!],
])("mistakes %s are each named once, with place and sentence", async (_, lines) => {
  const root = temporaryFolder();
  for (const name of ["content", "pictures/masters", "package.json"])
    cpSync(join(project, name), join(root, name), { recursive: true });
  const made: Mistake[] = [];
  for (const line of lines) made.push(await make(root, line));
  const expected = made.filter(({ sentence }) => sentence);
  const problems = await checkContent(root);
  const isNamed = (one: Mistake) => (problem: string) =>
    problem === one.sentence ||
    (problem.startsWith(placeOf(root, one)) && problem.includes(one.sentence));
  expect(expected.filter((one) => !problems.some(isNamed(one)))).toEqual([]);
  expect(problems.filter((each) => !expected.some((one) => isNamed(one)(each)))).toEqual([]);
  expect(problems).toHaveLength(expected.length);
  const command = [join(import.meta.dirname, "check.ts"), root];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  expect([status, stderr]).toEqual([1, expect.stringContaining(problems.join("\n"))]);
});
