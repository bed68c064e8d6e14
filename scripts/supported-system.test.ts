import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const file = "scripts/supported-system.mjs";
const root = join(import.meta.dirname, "..");

test("every script of package.json says on Windows what to do instead", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  for (const [name, script] of Object.entries(scripts))
    expect(script.startsWith(`node ${file} && `), name).toBe(true);
  const onWindows = `data:text/javascript,Object.defineProperty(process, "platform", { value: "win32" })`;
  const said = (...options: string[]) => {
    const { status, stderr } = spawnSync(process.execPath, [...options, file], { cwd: root });
    return [status, String(stderr)];
  };
  expect(said("--import", onWindows)).toEqual([1, expect.stringContaining("use WSL")]);
  expect(said()).toEqual([0, ""]);
});
