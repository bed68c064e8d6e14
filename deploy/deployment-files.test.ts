import { spawnSync } from "node:child_process";
import { globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { securityHeaders } from "#contract/response-headers.ts";
import { livenessPath } from "#contract/service-paths.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";

const project = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(project, file), "utf8");
const known = new Set(read(".env.example").match(/^[A-Z_]+(?==)/gm));

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;
if (!hasSystemd) console.error("systemd: skipped, systemd-analyze is not installed.");

/** The units, with this machine's Node in place of the one in /opt. */
const units = () => {
  const folder = temporaryFolder();
  return globSync("deploy/debian/*.{service,timer}", { cwd: project }).map((file) => {
    const unit = join(folder, basename(file));
    writeFileSync(unit, read(file).replaceAll("/opt/node/bin/node", process.execPath));
    return unit;
  });
};

describe.skipIf(!hasSystemd)("systemd", () => {
  test("every unit is valid", () => {
    const { stderr, status } = spawnSync("systemd-analyze", ["verify", ...units()], {
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
  });

  test("the service is exposed to little", () => {
    const unit = units().find((file) => file.endsWith("/laboratory.service"))!;
    const { status } = spawnSync("systemd-analyze", [
      "security",
      "--offline=true",
      // In tenths: 10 is the most exposed.
      "--threshold=20",
      unit,
    ]);
    expect(status).toBe(0);
  });
});

test.each([
  "deploy/make-release",
  "deploy/debian/activate",
  "deploy/debian/laboratory",
  "deploy/debian/try-in-chroot",
])("%s has no syntax errors", (file) => {
  expect(spawnSync("sh", ["-n", file], { cwd: project }).status).toBe(0);
});

test("the commands for Debian install the tested Node", () => {
  const [, version] = /^ *version=v([\d.]+);/m.exec(read("deploy/debian/README.md"))!;
  expect(version).toBe(packageJson.devDependencies.node);
});

test("the settings for Debian are the service's own, and the watchdog asks its health check", () => {
  const names = [...read("deploy/debian/laboratory.env").matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name]) => name!,
  );
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  expect(read("deploy/debian/laboratory-watchdog.service")).toContain(livenessPath);
});

test("all web servers send the security headers of the service", () => {
  const files = ["deploy/nginx.conf", "deploy/Caddyfile", "deploy/_headers"];
  for (const file of files)
    for (const [name, value] of Object.entries(securityHeaders)) {
      expect(read(file).toLowerCase(), file).toContain(name);
      expect(read(file), file).toContain(value);
    }
  expect(read("deploy/_headers").match(/^\//gm)!.length).toBeLessThanOrEqual(20);
});
