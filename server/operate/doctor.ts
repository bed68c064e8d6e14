import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkMachine } from "./machine/check-machine.ts";
import { alignedText } from "../mail/enquiry-mail.ts";
import { asksForHelp } from "./command.ts";

export const machineUsage = `[--test-mail]
Checks settings, service, nginx, database and mail; exit code 1 if something is bad.`;

export async function checkThisMachine(
  args: string[],
  env = process.env,
  buildFolder = join(import.meta.dirname, "../../build"),
  dnsServer?: string,
): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { "test-mail": { type: "boolean", default: false } },
  });
  const checks = await checkMachine({
    env,
    buildFolder,
    now: Date.now(),
    sendTestMail: values["test-mail"],
    dnsServer,
  });
  const lines = checks.map(({ isGood, check, found, todo }) =>
    isGood
      ? [["ok", check, found]]
      : [
          ["BAD", check, found],
          ["", "", `→ ${todo}`],
        ],
  );
  console.log(alignedText(lines.flat()));
  return checks.every(({ isGood }) => isGood) ? 0 : 1;
}

export async function runDoctor(usage: string, run: (args: string[]) => Promise<number>) {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(usage);
  try {
    process.exitCode = await run(args);
  } catch (error) {
    console.error(`${(error as Error).message}\nUsage: ${usage}`);
    process.exitCode = 1;
  }
}

if (import.meta.main) await runDoctor(`doctor ${machineUsage}`, checkThisMachine);
