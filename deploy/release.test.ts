import { execFileSync, spawnSync } from "node:child_process";
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { postEnquiry } from "#server/testing/enquiries.ts";
import { startRawServer } from "#server/testing/sockets.ts";
import { startServer } from "#server/testing/start-server.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { pack, packageList } from "./pack.ts";

const project = join(import.meta.dirname, "..");
const script = join(project, "deploy/debian/activate");

test("a release serves and stores with nothing but itself", async () => {
  const unpacked = temporaryFolder();
  // Without compression, which takes most of the time.
  const packed = join(temporaryFolder(), "laboratory.tar");
  pack(project, packed);
  execFileSync("tar", ["-xf", packed, "-C", unpacked]);
  const service = await startServer({ folder: unpacked, program: join(unpacked, "bin/node") });
  const statusOf = async (path: string) => (await fetch(service.origin + path)).status;
  try {
    for (const path of ["/", "/about", "/readyz"]) expect(await statusOf(path)).toBe(200);
    expect(await statusOf("/nowhere")).toBe(404);
    expect((await postEnquiry(service.origin)).status).toBe(201);
  } finally {
    await service.stop();
  }
  expect(existsSync(join(unpacked, "docs/runbook.md"))).toBe(true);
  expect(existsSync(join(unpacked, "server/testing"))).toBe(false);
  expect(readdirSync(join(unpacked, "node_modules"))).not.toContain("vite");
  const { components } = JSON.parse(packageList(project));
  const listed = new Set(components.map(({ name }: { name: string }) => name.split("/")[0]));
  expect(listed).toEqual(new Set([...readdirSync(join(unpacked, "node_modules")), "node"]));
}, 60_000);

/** A small one, whose Node reads the name of the site once for all tests and does nothing else. */
const archive = join(temporaryFolder(), "laboratory.tar");
beforeAll(() => {
  const folder = temporaryFolder();
  for (const each of ["bin", "build"]) mkdirSync(join(folder, each));
  cpSync(join(project, "deploy"), join(folder, "deploy"), { recursive: true });
  const name = join(temporaryFolder(), "name");
  const node = `#!/bin/sh\n[ "$1" = -p ] || exit 0\n[ -e ${name} ] || ${process.execPath} "$@" > ${name}\ncat ${name}\n`;
  writeFileSync(join(folder, "bin/node"), node, { mode: 0o755 });
  writeFileSync(join(folder, "build/site.json"), '{"siteOrigin":"https://lab.org.in"}');
  execFileSync("tar", ["-cf", archive, "--mtime=2000-01-01", "-C", folder, "."]);
  execFileSync("sh", ["-c", 'sha256sum "$0" > "$0.sha256"', archive]);
});

/** Programs of a machine that the script calls; each notes its arguments, and fails if a file with commands does. */
const stubs = ["systemctl", "nginx", "curl", "runuser", "getent", "install", "openssl", "sleep"];
const bodies: Record<string, string> = {
  // In place of a check and a backup by Node.
  runuser:
    'for last; do :; done; case "$*" in *" backup "*) : > "$(mktemp "$last/XXXXXX")" ;; esac',
  install:
    'for last; do :; done; case "$*" in -d*) mkdir -p "$last" ;; *laboratory.env*) echo PORT=4000 > "$last" ;; esac',
};

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.error("activate: skipped, only root may run it.");

describe.skipIf(!isRoot)("activate", { timeout: 120_000 }, () => {
  let root: string;
  let calls: () => string;
  beforeEach(() => {
    root = temporaryFolder();
    calls = () => readFileSync(join(root, "calls"), "utf8");
    const folders =
      "bin usr/local/bin etc/systemd/system etc/nginx/sites-enabled etc/nginx/modules-enabled var/lib/laboratory-backup";
    for (const folder of folders.split(" ")) mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(nginxConf(), "events {\n\tworker_connections 768;\n}\n");
    writeFileSync(join(root, "etc/nginx/sites-enabled/default"), "Welcome");
    for (const name of stubs)
      writeFileSync(
        join(root, "bin", name),
        `#!/bin/sh\necho "${name} $* in $PWD" >> ${root}/calls\n[ ! -e ${root}/${name}-fails ] || sh ${root}/${name}-fails "$@" || exit 1\n${bodies[name] ?? ""}\n`,
        { mode: 0o755 },
      );
  });

  /** Releases are named by the second. */
  let second = 0;
  const activate = (...args: string[]) => activateAt(`20261116-${120000 + second++}`, ...args);
  function activateAt(time: string, ...args: string[]) {
    writeFileSync(join(root, "bin/date"), `#!/bin/sh\necho ${time}\n`, { mode: 0o755 });
    return spawnSync(script, args, {
      env: { PATH: `${root}/bin:${process.env.PATH}`, LABORATORY_ROOT: root },
      encoding: "utf8",
    });
  }
  const releases = () => readdirSync(join(root, "srv/laboratory/releases")).toSorted();
  const served = () => basename(readlinkSync(join(root, "srv/laboratory/current")));
  const backups = () => readdirSync(join(root, "var/lib/laboratory-backup"));
  const nginxConf = () => join(root, "etc/nginx/nginx.conf");
  const site = () => readFileSync(join(root, "etc/nginx/sites-enabled/laboratory"), "utf8");
  const failing = (program: string, commands: string) =>
    writeFileSync(join(root, `${program}-fails`), commands);

  test("switches pages, headers and service, after a backup, and goes back", () => {
    expect(activate(archive)).toMatchObject({ status: 0 });
    const first = served();
    expect(backups()).toEqual([]);
    expect(site()).toContain(`root ${root}/srv/laboratory/releases/${first}/build/client;`);
    expect(site()).toContain("server 127.0.0.1:4000;");
    expect(site()).toContain("server_name lab.org.in www.lab.org.in;");
    expect(calls()).toMatch(
      /nginx -t[^]*restart laboratory[^]*4000\/healthz[^]*reload-or-restart nginx[^]*https:\/\/lab.org.in\/healthz/,
    );
    expect(site()).toContain("brotli_static on;");
    expect(readFileSync(nginxConf(), "utf8")).toContain("\tworker_connections 8192;\n");
    expect(existsSync(join(root, "etc/nginx/sites-enabled/default"))).toBe(false);
    expect(calls()).toMatch(/install -D .*\/laboratory-\.service\.d\/hardening\.conf/);
    const page = join(root, "srv/laboratory/current/build/site.json");
    expect(Date.now() - statSync(page).mtimeMs).toBeLessThan(60_000);

    expect(activate(archive)).toMatchObject({ status: 0 });
    expect(served()).not.toBe(first);
    // For tabs that are open.
    expect(site()).toContain(
      `@before { root ${root}/srv/laboratory/releases/${first}/build/client;`,
    );
    expect(backups()).toHaveLength(1);
    expect(calls()).toMatch(new RegExp(`backup .* in .*/${first}$`, "m"));
    expect(activate("--back")).toMatchObject({ status: 0 });
    expect(served()).toBe(first);
    expect(site()).toContain(first);
    expect(backups()).toHaveLength(2);
  });

  test("never deletes what it serves, although a wrong clock gives it the oldest name", () => {
    for (let count = 0; count < 3; count++) activate(archive);
    const before = served();
    expect(activateAt("20250101-000000", archive)).toMatchObject({ status: 0 });
    expect(served()).toBe("20250101-000000");
    expect(releases()).toEqual(expect.arrayContaining([served(), before]));
    expect(activateAt("20250101-000000", archive)).toMatchObject({
      status: 1,
      stderr: "There is a release of this second already.\n",
    });
    expect(existsSync(join(root, "srv/laboratory/current/bin/node"))).toBe(true);
  });

  test("gives up on a service that accepts a connection and says nothing", async () => {
    const hanging = await startRawServer();
    const [ask] = /^ask\(\).*$/m.exec(readFileSync(script, "utf8"))!;
    // The limits as they are, a fiftieth of the time.
    const faster = ask
      .replace("--max-time 5", "--max-time 0.1")
      .replace("-max-time 60", "-max-time 1");
    const asked = `${faster}; ask http://127.0.0.1:${hanging.port}`;
    const { status, signal } = spawnSync("sh", ["-c", asked], { timeout: 20_000 });
    await hanging.close();
    expect([status, signal]).toEqual([28, null]);
    expect(ask).toMatch(/--max-time 5 .*--retry-max-time 60 /);
  });

  test("goes back by itself whichever step fails, and marks the release", () => {
    activate(archive);
    const first = served();
    for (const [program, args] of [
      ["curl", "*127.0.0.1:4000*"],
      ["curl", "*https://*"],
      ["install", "*bin/laboratory*"],
      ["systemctl", "restart*"],
    ] as const) {
      failing(program, `case "$*" in ${args}) rm "$0"; exit 1 ;; esac`);
      const { status, stderr } = activate(archive);
      expect([args, status, stderr]).toEqual([args, 1, expect.stringContaining("Served: ")]);
      expect(served()).toBe(first);
      expect(site()).toContain(`root ${root}/srv/laboratory/releases/${first}/build/client;`);
    }
    expect(releases().filter((one) => !one.endsWith(".failed"))).toEqual([first]);
    expect(activate(archive)).toMatchObject({ status: 0 });
    expect(releases()).toEqual([first, served()]);
  });

  test("does without Brotli where nginx does not know it, and keeps more connections than it needs", () => {
    failing("nginx", `! grep -q brotli ${root}/etc/nginx/sites-enabled/laboratory`);
    writeFileSync(nginxConf(), "events { \n worker_connections 20000; }\n");
    expect(activate(archive)).toMatchObject({ status: 0 });
    expect(site()).not.toContain("brotli");
    expect(readFileSync(nginxConf(), "utf8")).toContain("worker_connections 20000;");
    writeFileSync(nginxConf(), "events { use epoll; }\n");
    expect(activate(archive).stderr).toBe("Set worker_connections of nginx to 8192.\n");
  });

  test("a stop while it prepares, and a mistyped file, leave nothing that counts as a release", () => {
    activate(archive);
    const first = served();
    failing("install", 'case "$*" in -d*) exit 1 ;; esac');
    for (let count = 0; count < 3; count++) expect(activate(archive).status).not.toBe(0);
    rmSync(join(root, "install-fails"));
    expect(activate("no-such-file")).toMatchObject({
      status: 1,
      stderr: "There is no file no-such-file.\n",
    });
    expect(releases().filter((one) => !one.endsWith(".failed"))).toEqual([first]);
    expect(activate(archive)).toMatchObject({ status: 0 });
    expect(releases()).toEqual([first, served()]);
  });

  test("names the backup to restore, and refuses a newer schema and a cut archive", () => {
    activate(archive);
    const first = served();
    // A newer release changes the database at its start, so that an older one fails its check.
    failing("curl", `touch ${root}/changed; exit 1`);
    failing("runuser", `[ ! -e ${root}/changed ] || case "$*" in *" --check") exit 1 ;; esac`);
    const { stderr } = activate(archive);
    const backup = join(root, "var/lib/laboratory-backup", backups()[0]!);
    expect(stderr).toContain(`enquiries are refused until you restore ${backup} (docs/runbook.md)`);
    expect(served()).toBe(first);
    rmSync(join(root, "curl-fails"));
    const before = calls();
    expect(activate(archive)).toMatchObject({
      status: 1,
      stderr: "The release cannot start here.\n",
    });
    expect(calls().slice(before.length)).not.toContain("restart");
    // As after a restore.
    rmSync(join(root, "changed"));
    const cut = join(root, "cut.tar");
    copyFileSync(archive, cut);
    execFileSync("truncate", ["--size=20K", cut]);
    expect(activate(cut).stderr).toBe(`There is no file ${cut}.sha256.\n`);
    copyFileSync(`${archive}.sha256`, `${cut}.sha256`);
    expect(activate(cut).stderr).toContain("copy both again");
    expect(calls().slice(before.length)).not.toContain("restart");
    expect(served()).toBe(first);
    expect(releases().filter((one) => one.endsWith(".failed"))).toHaveLength(2);
    expect(activate(archive)).toMatchObject({ status: 0 });
  });
});
