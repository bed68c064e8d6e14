import type { Finding, State } from "./finding.ts";

const labels: Record<State, string> = { ok: "ok", warn: "warn", bad: "BAD" };

/** One line for each finding, and below it what to do. */
export function findingsTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const count = (state: State) => findings.filter((finding) => finding.state === state).length;
  return [
    "This machine",
    ...findings.flatMap(({ state, check, found, todo }) => [
      `  ${labels[state].padEnd(4)}  ${check.padEnd(width)}  ${found}`,
      ...(todo ? [`${" ".repeat(width + 10)}→ ${todo}`] : []),
    ]),
    "",
    `${findings.length} checks: ${count("bad")} bad, ${count("warn")} warnings.`,
  ].join("\n");
}
