import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, join } from "node:path";
import { findBrowser } from "./browser.ts";

/** Every check there is, one after the other; the last line counts them. What CI runs. */
const root = join(import.meta.dirname, "..");
const reports = join(root, "test-results");
const binaries = join(root, "node_modules/.bin");
// The project's own Node comes first for every tool, also when this was not started through npm.
// Journeys take any free port, and the site is built for the default one.
delete process.env.PORT;
process.env.PATH = `${binaries}${delimiter}${process.env.PATH}`;

interface Tally {
  passed: number;
  failed: number;
}

const total: Tally = { passed: 0, failed: 0 };

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

await step("Format", () => whole("prettier", ["--check", "--log-level", "warn", "."]));
await step("Lint", () => whole("oxlint", ["--deny-warnings"]));
await step("Types", () => whole("node", ["scripts/types.ts"]));
await step("Audit", () => whole("node", ["scripts/audit.ts"]));
const built = await step("Build", () => whole("node", ["publish/build.ts"]));
await step("Unit tests", () =>
  counted(
    "unit.json",
    (file) => ["vitest", "run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
    readVitest,
  ),
);
if (built.failed === 0) {
  await step("Browser", async () => {
    process.env.CHROME_PATH = await findBrowser();
    return { passed: 0, failed: 0 };
  });
  await step("Journeys", () =>
    counted("journeys.json", () => ["playwright", "test", "--reporter=dot,json"], readPlaywright),
  );
} else {
  console.error("Journeys: not started, there is no site to visit.");
}

console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

async function step(name: string, check: () => Promise<Tally>): Promise<Tally> {
  const started = performance.now();
  console.error(`\n${name} …`);
  const tally = await check().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.error(`${name}: ${tally.failed ? "failed" : "passed"} in ${seconds} s`);
  total.passed += tally.passed;
  total.failed += tally.failed;
  return tally;
}

/** A check that passes or fails as a whole. */
async function whole(command: string, words: string[]): Promise<Tally> {
  return (await run(command, words)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that writes down how many of its tests passed; without that note it broke off. */
async function counted(
  report: string,
  commandFor: (file: string) => string[],
  read: (report: unknown) => Tally,
): Promise<Tally> {
  const file = join(reports, report);
  const [command = "", ...words] = commandFor(file);
  const status = await run(command, words, { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  if (!existsSync(file)) throw new Error(`${command} broke off before it had counted its tests.`);
  const tally = read(JSON.parse(readFileSync(file, "utf8")));
  if (tally.passed + tally.failed === 0) throw new Error(`${command} found no test to run.`);
  // A runner can fail beside its tests: an error while it loads them, or after.
  if (status !== 0 && tally.failed === 0) tally.failed = 1;
  return tally;
}

function run(command: string, words: string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    // Standard output stays free for the count.
    const child = spawn(join(binaries, command), words, {
      cwd: root,
      stdio: ["ignore", 2, 2],
      env: { ...process.env, NODE_ENV: "test", ...env },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

function readVitest(report: unknown): Tally {
  const { numPassedTests, numFailedTests } = report as Record<string, number>;
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 };
}

function readPlaywright(report: unknown): Tally {
  const { stats } = report as { stats: Record<string, number> };
  return {
    passed: (stats.expected ?? 0) + (stats.flaky ?? 0),
    failed: stats.unexpected ?? 0,
  };
}
