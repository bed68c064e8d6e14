import { spawnSync } from "node:child_process";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
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

test("the deployments name the service's own variables, port and health check", () => {
  const names = [
    ...read("deploy/debian/laboratory.env").matchAll(/^([A-Z_]+)=/gm),
    ...read("deploy/container/compose.yaml")
      .split("  service:\n")[1]!
      .split("  database:\n")[0]!
      .matchAll(/^ {6}([A-Z_]+):/gm),
  ].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(8);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
  for (const file of ["deploy/debian/laboratory-watchdog.service", "deploy/container/Dockerfile"])
    expect(read(file)).toContain(`http://127.0.0.1:3000${livenessPath}`);
});

describe("container", () => {
  const dockerfile = read("deploy/container/Dockerfile");

  test("every stage runs on the tested Node, and the service not as root", () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(
      ([, version]) => version,
    );
    expect(new Set(versions)).toEqual(new Set([packageJson.devDependencies.node]));
    const service = dockerfile.split(" AS service\n")[1]!.split("\nFROM ")[0]!;
    expect(service).toMatch(/^USER node$/m);
    expect(service).toMatch(/^HEALTHCHECK /m);
    expect(service).toMatch(/^CMD \["node", "server\/main\.ts"\]$/m);
  });

  test("what is copied exists, and the service has every folder that a release has", () => {
    const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, files]) =>
      files!.split(" "),
    );
    expect(copied.filter((file) => !existsSync(join(project, file)))).toEqual([]);
    const [, released] = /\n {2}(build .+)\n/.exec(read("deploy/make-release"))!;
    const folders = released!.split(" ").filter((file) => !file.includes("."));
    expect(folders.filter((file) => !["build", "deploy", ...copied].includes(file))).toEqual([]);
  });

  test("containers that face the network are read-only and without privileges", () => {
    const compose = read("deploy/container/compose.yaml");
    expect(compose).toMatch(/&hardened\n(.*\n)* {2}read_only: true\n {2}cap_drop: \[ALL\]/);
    expect(compose.match(/<<: \*hardened/g)).toHaveLength(2);
  });
});
