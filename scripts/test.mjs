import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "./install.mjs";

// Installs, then runs every check; the last line counts them, which CI reads.

/** @typedef {{ passed: number, failed: number }} Count */

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const reports = join(root, "test-results");
/** @type {Count} */
const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];

try {
  await install("test");
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports);
  process.env.PATH = `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH}`;

  const types = check("Types", "npm run --silent types");
  const [built] = await Promise.all([
    check("Build", "astro build"),
    check("Format", "prettier --check --log-level warn ."),
    check("Lint", "npm run --silent lint"),
  ]);
  // Unit tests wait for processes and clocks, which leaves a core to the types.
  await check("Unit tests", "vitest run", "unit.json");
  await types;
  if (built) await check("Browser tests", "playwright test", "browser.json");
  else console.error("Browser tests: not started, because the build failed.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  total.failed += 1;
}
if (failures.length > 0) console.error(`Failed: ${failures.join(", ")}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed ? 1 : 0;

/**
 * Runs a command and counts it as one check, or as the tests that its report counts.
 * @param {string} name
 * @param {string} command
 * @param {string} [report] the file in test-results that the configuration of Vitest or Playwright names
 */
async function check(name, command, report) {
  const started = performance.now();
  console.error(`${name}: started`);
  const succeeded = await run(command);
  const count = report ? readReport(report) : { passed: Number(succeeded), failed: 0 };
  // A runner also fails for errors outside its tests.
  if (!succeeded && count.failed === 0) count.failed = 1;
  if (count.failed) failures.push(name);
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.error(`${name}: ${count.failed ? "failed" : "passed"} in ${seconds} s`);
  return succeeded;
}

/**
 * @param {string} command
 * @returns {Promise<boolean>} whether it succeeded
 */
function run(command) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      cwd: root,
      shell: true,
      // Standard output carries only the counts.
      stdio: ["ignore", 2, 2],
      env: { ...process.env, NODE_ENV: "test" },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code === 0));
  });
}

/**
 * @param {string} name
 * @returns {Count}
 */
function readReport(name) {
  const report = JSON.parse(readFileSync(join(reports, name), "utf8"));
  const { numPassedTests, numFailedTests, stats } = report;
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: numPassedTests, failed: numFailedTests };
}
