import { spawnSync } from "node:child_process";
import { type Outdated, type Upgrade, upgradesOf } from "./upgrades.ts";

/** Lists newer versions of the packages, what each needs here, and where a major one says what it breaks. */
const outdated = npmJson("outdated") as Record<string, Outdated> | undefined;

if (!outdated || "error" in outdated) {
  console.error("Outdated: the registry cannot be reached.");
  process.exitCode = 1;
} else {
  const upgrades = upgradesOf(outdated);
  console.log(upgrades.length ? upgrades.map(lineOf).join("\n") : "Every package is the newest.");
}

function lineOf(upgrade: Upgrade): string {
  const { name, from, to, step, note } = upgrade;
  const changes = step === "major" ? releaseNotes(upgrade) : "";
  return [
    `${step.padEnd(5)}  ${name} ${from} → ${to}`,
    ...[note, changes].filter(Boolean).map((text) => `         ${text}`),
  ].join("\n");
}

function releaseNotes({ name, to }: Upgrade): string {
  const { repository, engines } = (npmJson("view", `${name}@${to}`) ?? {}) as PackageDescription;
  const address = repository?.url?.replace(/^git\+|\.git$/g, "");
  return [
    address && `breaking changes: ${address}/releases`,
    engines?.node && `needs Node ${engines.node}`,
  ]
    .filter(Boolean)
    .join("; ");
}

interface PackageDescription {
  repository?: { url?: string };
  engines?: { node?: string };
}

function npmJson(...args: string[]): unknown {
  const { stdout } = spawnSync("npm", [...args, "--json"], { encoding: "utf8", timeout: 60_000 });
  try {
    return JSON.parse(stdout || "{}");
  } catch {
    return undefined;
  }
}
