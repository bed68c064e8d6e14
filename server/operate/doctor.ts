import { join } from "node:path";
import { parseArgs } from "node:util";
import { site } from "#content/site.ts";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { doctorReport, questionsLetter } from "./doctor-report.ts";
import { checkMachine } from "./machine/check-machine.ts";
import { findingsTable } from "./machine/findings-table.ts";

/** Lists what the laboratory has not confirmed and what is wrong with this machine, and fails while there is either. */
const statements = unconfirmedStatements();
const { questions, url, "test-mail": sendTestMail } = readArguments();
if (questions) {
  console.log(questionsLetter(statements, site.name));
  process.exitCode = statements.length ? 1 : 0;
} else {
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
}

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        questions: { type: "boolean", default: false },
        "test-mail": { type: "boolean", default: false },
        url: { type: "string" },
      },
    });
    return { ...values, url: values.url ? new URL(values.url) : undefined };
  } catch (error) {
    console.error(`${(error as Error).message} Known: --questions, --test-mail, --url https://…`);
    process.exit(1);
  }
}
