import { join } from "node:path";
import { parseArgs } from "node:util";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { doctorReport } from "./doctor-report.ts";
import { checkMachine } from "./machine/check-machine.ts";
import { findingsTable } from "./machine/findings-table.ts";

/** Lists what the laboratory has not confirmed and what is wrong with this machine, and fails while there is either. */
const statements = unconfirmedStatements();
const { url, "test-mail": sendTestMail } = readArguments();
const findings = await checkMachine({
  env: process.env,
  buildFolder: join(import.meta.dirname, "../../build"),
  now: Date.now(),
  url,
  sendTestMail,
});
console.log(`${doctorReport(statements)}\n\n${findingsTable(findings)}`);
const isBad = findings.some(({ state }) => state === "bad");
process.exitCode = statements.length || isBad ? 1 : 0;

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        "test-mail": { type: "boolean", default: false },
        url: { type: "string" },
      },
    });
    return { ...values, url: values.url ? new URL(values.url) : undefined };
  } catch (error) {
    console.error(`${(error as Error).message} Known: --test-mail, --url https://…`);
    process.exit(1);
  }
}
