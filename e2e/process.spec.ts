import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "./site.ts";

const root = join(import.meta.dirname, "..");
let npm: ChildProcess | undefined;

/** In its own process group, as a terminal would start it. */
function npmStart(env: NodeJS.ProcessEnv, command: readonly string[] = ["npm", "start"]) {
  const [program, ...args] = command;
  npm = spawn(program!, args, {
    cwd: root,
    detached: true,
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA, ...env },
  });
  const output = { stdout: "", stderr: "" };
  npm.stdout!.on("data", (chunk: Buffer) => (output.stdout += String(chunk)));
  npm.stderr!.on("data", (chunk: Buffer) => (output.stderr += String(chunk)));
  return { pid: npm.pid!, output, exit: once(npm, "close") as Promise<[number | null]> };
}

/** The address that the server prints when it listens. */
async function addressIn(output: { stdout: string }): Promise<string> {
  const address = /http:\/\/localhost:\d+/;
  await expect.poll(() => output.stdout, { timeout: 30_000 }).toMatch(address);
  return address.exec(output.stdout)![0];
}

const responds = (url: string) => fetch(url).then(Boolean, () => false);

test.afterEach(() => {
  if (!npm) return;
  try {
    process.kill(-npm.pid!, "SIGKILL");
  } catch {
    // Every process of the group has ended.
  }
  npm = undefined;
});

for (const [signal, target] of [
  ["SIGTERM", "the npm process alone"],
  ["SIGINT", "the whole process group"],
] as const) {
  test(`npm start builds nothing twice, and ${signal} to ${target} frees its port`, async () => {
    const { pid, output, exit } = npmStart({ PORT: "0" });
    const url = await addressIn(output);
    expect((await fetch(`${url}/about`)).status).toBe(200);
    process.kill(target === "the whole process group" ? -pid : pid, signal);
    await exit;
    await expect.poll(() => responds(url)).toBe(false);
    // npm's own lines begin with ">".
    expect(output.stdout.match(/^[^>\n].*$/gm)).toHaveLength(1);
    expect(output.stderr).not.toMatch(/Build:|npm warn/);
  });
}

test("SIGKILL to the start script alone frees the port", async () => {
  const { pid, output } = npmStart({ PORT: "0" }, [process.execPath, "scripts/start.mjs"]);
  const url = await addressIn(output);
  expect(await responds(url)).toBe(true);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => responds(url)).toBe(false);
});

test("a wrong setting stops the start with one sentence that names it", async () => {
  for (const [name, value] of [
    ["PORT", "eighty"],
    ["LOG_LEVEL", "loud"],
    ["SITE_ORIGIN", "lab"],
  ] as const) {
    const { output, exit } = npmStart({ [name]: value });
    expect(await exit).toEqual([1, null]);
    expect(output.stderr.trim()).toMatch(
      new RegExp(`^${name} is "${value}"; expected [^\\n]+\\.$`),
    );
  }
});

test("no path leads out of the site's folder", async ({ baseURL }) => {
  const { hostname, port } = new URL(baseURL!);
  for (const path of [
    "/../package.json",
    "/assets/../../site.json",
    "/..%2f..%2fpackage.json",
    "\\..\\x",
  ]) {
    const socket = connect(Number(port), hostname);
    socket.end(`GET ${path} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[04] /);
  }
});
