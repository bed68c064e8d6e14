import { spawnSync } from "node:child_process";

/** Fails for high and critical vulnerabilities in the lockfile; a registry without an audit endpoint is skipped. */
const { stdout } = spawnSync("npm", ["audit", "--json"], { encoding: "utf8", timeout: 30_000 });
const counts = readCounts(stdout);

if (!counts) {
  console.error("Audit: skipped, the registry has no audit endpoint or cannot be reached.");
} else {
  const severe = (counts.high ?? 0) + (counts.critical ?? 0);
  console.error(`Audit: ${severe} high or critical vulnerabilities.`);
  if (severe) process.exitCode = 1;
}

function readCounts(report: string): Record<string, number> | undefined {
  try {
    return JSON.parse(report).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
