import { spawnSync } from "node:child_process";

/** Fails for high and critical vulnerabilities in the lockfile; a registry without an audit endpoint is skipped. */
const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", timeout: 30_000 });
const severe = severeIn(stdout);

if (severe === undefined) {
  console.error("Audit: skipped, the registry has no audit endpoint or cannot be reached.");
} else {
  console.error(`Audit: ${severe} high or critical vulnerabilities.`);
  if (severe) process.exitCode = 1;
}

function severeIn(report: string): number | undefined {
  try {
    const { high, critical } = JSON.parse(report).metadata.vulnerabilities;
    return typeof high === "number" && typeof critical === "number" ? high + critical : undefined;
  } catch {
    return undefined;
  }
}
