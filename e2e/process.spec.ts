import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, test } from "./site.ts";

const root = join(import.meta.dirname, "..");
let started: ChildProcess | undefined;

/** In its own process group, as a terminal would start it. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA, PORT: "0", ...env },
  });
  started = child;
  const output = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk: Buffer) => (output.stdout += String(chunk)));
  child.stderr.on("data", (chunk: Buffer) => (output.stderr += String(chunk)));
  return { pid: child.pid!, output, exit: once(child, "close") as Promise<[number | null]> };
}

test.afterEach(() => {
  try {
    if (started) process.kill(-started.pid!, "SIGKILL");
  } catch {
    // Every process of the group has ended.
  }
});

const npmStart = ["npm", "start"];
for (const [signal, target, [program, ...args]] of [
  ["SIGTERM", "the npm process alone", npmStart],
  ["SIGINT", "the whole process group", npmStart],
  ["SIGKILL", "the start script alone", [process.execPath, "scripts/start.mjs"]],
] as const)
  test(`the site starts without a second build, and ${signal} to ${target} frees its port`, async () => {
    const { pid, output } = start(program!, args, {});
    const address = /http:\/\/localhost:\d+/;
    await expect.poll(() => output.stdout, { timeout: 30_000 }).toMatch(address);
    const [url] = address.exec(output.stdout)!;
    expect((await fetch(`${url}/about`)).status).toBe(200);
    process.kill(target === "the whole process group" ? -pid : pid, signal);
    await expect.poll(() => fetch(url).then(Boolean, () => false)).toBe(false);
    // npm's own lines begin with ">".
    expect(output.stdout.match(/^[^>\n].*$/gm)).toHaveLength(1);
    expect(output.stderr).not.toMatch(/\[build\]|Built \d+ files|npm warn/);
  });

test("a wrong setting stops the start with one sentence that names it", async () => {
  for (const [name, value] of [
    ["PORT", "eighty"],
    ["SITE_ORIGIN", "lab"],
  ] as const) {
    const { output, exit } = start("npm", ["start"], { [name]: value });
    expect(await exit).toEqual([1, null]);
    expect(output.stderr.trim()).toMatch(
      new RegExp(`^${name} is "${value}"; expected [^\\n]+\\.$`),
    );
  }
});
