import { spawnSync } from "node:child_process";
import { cpSync, globSync, readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { livenessPath } from "#contract/service-paths.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const project = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(project, file), "utf8");
const known = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd) console.error("systemd: skipped, systemd-analyze is not installed.");

/** With this machine's Node, because systemd looks for the program. */
const units = () => {
  const folder = temporaryFolder();
  // As activate installs it.
  for (const name of ["laboratory", "laboratory-"])
    cpSync(
      join(project, "deploy/debian/hardening.conf"),
      join(folder, `${name}.service.d/hardening.conf`),
    );
  return globSync("deploy/debian/*.{service,timer}", { cwd: project }).map((file) => {
    const unit = join(folder, basename(file));
    const here = read(file).replaceAll("/srv/laboratory/current/bin/node", process.execPath);
    writeFileSync(unit, here);
    return unit;
  });
};

describe.skipIf(!hasSystemd)("systemd", () => {
  test("every unit is valid", () => {
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...units()]);
    expect([status, String(stderr)]).toEqual([0, ""]);
  });

  test("every service is exposed to little", () => {
    for (const unit of units().filter((file) => file.endsWith(".service"))) {
      // In tenths: 10 is the most exposed.
      const args = ["security", "--offline=true", "--threshold=20", unit];
      expect([unit, spawnSync("systemd-analyze", args).status]).toEqual([unit, 0]);
    }
  });
});

test.each(["activate", "laboratory", "try-in-root"])("%s has no syntax errors", (name) => {
  const { status } = spawnSync("sh", ["-n", `deploy/debian/${name}`], { cwd: project });
  expect(status).toBe(0);
});

test("the settings for Debian are the service's own, and the watchdog asks its health check at its port, whatever HOST is", () => {
  const names = read("deploy/debian/laboratory.env").match(/^[A-Z_]+(?==)/gm)!;
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  const watchdog = read("deploy/debian/laboratory-watchdog.service");
  expect(watchdog).toContain("http://127.0.0.1:$${PORT:-3000}" + livenessPath);
  expect(watchdog).not.toContain("HOST");
  expect(names).not.toContain("HOST");
  expect(watchdog).toContain("EnvironmentFile=/etc/laboratory.env");
});

test("backups of more than two weeks go before the new one is made, and no other file does", () => {
  const unit = read("deploy/debian/laboratory-backup.service");
  const [, command = ""] = /^ExecStartPre=-(.+)$/m.exec(unit)!;
  expect(unit.indexOf("ExecStartPre=")).toBeLessThan(unit.indexOf("\nExecStart="));
  const [age = ""] = /-mtime .+/.exec(command)!;
  expect(read("docs/deployment.md").split(age), "the copies elsewhere").toHaveLength(2);
  const folder = temporaryFolder();
  for (const [name, days] of Object.entries({
    "enquiries-1.db": 16,
    "enquiries-2.db": 13,
    x: 16,
  })) {
    writeFileSync(join(folder, name), "");
    const at = Date.now() / 1000 - days * 86_400;
    utimesSync(join(folder, name), at, at);
  }
  const here = command.replace("/var/lib/laboratory-backup", folder);
  expect(spawnSync("sh", ["-c", here]).status).toBe(0);
  expect(readdirSync(folder).toSorted()).toEqual(["enquiries-2.db", "x"]);
});
