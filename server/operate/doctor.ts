import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkMachine } from "./machine/check-machine.ts";
import { findingsTable } from "./machine/finding.ts";

export const machineUsage = `[--url https://…] [--test-mail]
Checks settings, service, nginx, database, mail and build, and with --url the public site; exit code 1 if something is bad.`;

export async function checkThisMachine(
  args: string[],
  env = process.env,
  buildFolder = join(import.meta.dirname, "../../build"),
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { "test-mail": { type: "boolean", default: false }, url: { type: "string" } },
  });
  const findings = await checkMachine({
    env,
    buildFolder,
    now: Date.now(),
    url: values.url ? new URL(values.url) : undefined,
    sendTestMail: values["test-mail"],
  });
  console.log(findingsTable(findings));
  return findings.some(({ state }) => state === "bad") ? 1 : 0;
}

export async function runDoctor(usage: string, run: (args: string[]) => Promise<number>) {
  const args = process.argv.slice(2);
  if (args.some((arg) => /^(help|--help|-h)$/.test(arg))) return console.log(usage);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: ${usage}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runDoctor(`doctor ${machineUsage}`, checkThisMachine);
