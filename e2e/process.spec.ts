import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "./site.ts";

const root = join(import.meta.dirname, "..");
let site: ChildProcess | undefined;

/** In a group of its own, as a terminal would start it. */
function start(env: NodeJS.ProcessEnv) {
  site = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: root,
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, DATA_DIR: process.env.SITE_DATA, ...env },
  });
  return site;
}

test.afterEach(() => {
  if (site?.exitCode === null) process.kill(-site.pid!, "SIGKILL");
});

test("a second start with nothing changed is up in under 5 s, says one line, and stops when told", async () => {
  const started = performance.now();
  const running = start({ PORT: "0" });
  const output = text(running.stdout!);
  const [line] = (await once(running.stdout!, "data")) as [Buffer];
  expect(performance.now() - started).toBeLessThan(5000);
  const address = /http:\/\/localhost:\d+/.exec(line.toString())![0];
  expect((await fetch(`${address}/about`)).status).toBe(200);
  // The whole group is told, and npm start tells the server again: a stop is still a clean one.
  process.kill(-running.pid!, "SIGINT");
  const [code] = (await once(running, "exit")) as [number];
  expect(code).toBe(0);
  expect((await output).trim().split("\n")).toHaveLength(1);
});

for (const [name, value] of [
  ["PORT", "eighty"],
  ["LOG_LEVEL", "loud"],
  ["SITE_ORIGIN", "lab"],
] as const) {
  test(`${name}=${value} stops the start with one sentence that names it`, async () => {
    const refused = start({ [name]: value });
    const said = text(refused.stderr!);
    const [code] = (await once(refused, "exit")) as [number];
    expect(code).toBe(1);
    expect((await said).trim()).toMatch(new RegExp(`^${name} is "${value}"; expected [^\\n]+\\.$`));
  });
}

test("no address leads out of the site's folder", async ({ baseURL }) => {
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

test("npm run doctor lists the placeholders and fails while any remain", () => {
  const { status, stdout } = spawnSync(process.execPath, ["server/operate/doctor.ts"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(status).toBe(1);
  expect(stdout).toContain("content/site.ts: phone");
  expect(stdout).toMatch(/\d+ placeholders are left/);
});
