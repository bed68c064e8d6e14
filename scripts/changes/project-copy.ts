import {
  cpSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const project = join(import.meta.dirname, "../..");
const notCopied = /^(node_modules|\.git|build|var|test-results|\.astro)$/;

/** What somebody does to content: text that is replaced, files that come, and files that go. */
export interface Change {
  readonly name: string;
  readonly edits?: readonly (readonly [file: string, find: RegExp, text: string])[];
  readonly files?: Readonly<Record<string, string | (() => Promise<Buffer>)>>;
  readonly removed?: readonly string[];
}

/** A copy of the project, with the packages of this one but no build and no caches. */
export function copyProject(): string {
  const root = temporaryFolder();
  for (const name of globSync("{*,.[a-z]*}", { cwd: project }).filter(
    (each) => !notCopied.test(each),
  ))
    cpSync(join(project, name), join(root, name), {
      recursive: true,
      filter: (path) => !path.endsWith("/node_modules"),
    });
  mkdirSync(join(root, "node_modules"));
  for (const name of globSync("{*,.bin}", { cwd: join(project, "node_modules") }))
    symlinkSync(join(project, "node_modules", name), join(root, "node_modules", name));
  return root;
}

export async function apply(root: string, { name, edits, files, removed }: Change): Promise<void> {
  for (const [file, find, text] of edits ?? []) {
    const before = readFileSync(join(root, file), "utf8");
    if (!before.match(find)) throw new Error(`${name}: ${file} has nothing like ${find}.`);
    writeFileSync(join(root, file), before.replace(find, text));
  }
  for (const file of globSync(removed ?? [], { cwd: root })) rmSync(join(root, file));
  for (const [file, body] of Object.entries(files ?? {})) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof body === "string" ? body : await body());
  }
}
