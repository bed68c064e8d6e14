import { join } from "node:path";
import { parseArgs } from "node:util";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { doctorReport } from "./doctor-report.ts";
import { checkMachine } from "./machine/check-machine.ts";
import { findingsTable } from "./machine/findings-table.ts";

const usage = `doctor [machine | content] [--url https://…] [--test-mail]
machine: settings, database, mail, build, and the public site with --url
content: what the laboratory has not confirmed
Without a name both. The exit code is 1 while something of what was checked is bad or unconfirmed.`;

const { url, "test-mail": sendTestMail, part } = readArguments();
let isBad = false;

if (part !== "machine") {
  const statements = unconfirmedStatements();
  console.log(`${doctorReport(statements)}\n`);
  isBad ||= statements.length > 0;
}
if (part !== "content") {
  const findings = await checkMachine({
    env: process.env,
    buildFolder: join(import.meta.dirname, "../../build"),
    now: Date.now(),
    url,
    sendTestMail,
  });
  console.log(findingsTable(findings));
  isBad ||= findings.some(({ state }) => state === "bad");
}
process.exitCode = isBad ? 1 : 0;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: "boolean", short: "h" },
        "test-mail": { type: "boolean", default: false },
        url: { type: "string" },
      },
    });
    const [named] = positionals;
    if (values.help || named === "help") {
      console.log(usage);
      process.exit(0);
    }
    if (positionals.length > 1 || (named && named !== "machine" && named !== "content"))
      throw new Error(`Unknown argument "${positionals.join(" ")}".`);
    return { ...values, part: named, url: values.url ? new URL(values.url) : undefined };
  } catch (error) {
    console.error(`${(error as Error).message}\n${usage}`);
    process.exit(1);
  }
}
