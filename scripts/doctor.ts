import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { checkThisMachine, machineUsage, runDoctor } from "#server/operate/doctor.ts";
import { unconfirmedReport } from "./unconfirmed-report.ts";

const usage = `npm run doctor -- [content | machine] ${machineUsage}
content lists what the laboratory has not confirmed, with exit code 2 while there is anything. Both parts: 3 if both fail.`;

async function check(args: string[]): Promise<number> {
  const [part = "--", ...others] = args;
  if (part === "content" && others.length === 0) return checkContent();
  if (part === "machine") return checkThisMachine(others);
  if (!part.startsWith("-")) throw new Error(`Unknown argument "${args.join(" ")}".`);
  return (await checkThisMachine(args)) + checkContent();
}

export function checkContent(statements = unconfirmedStatements()): number {
  console.log(`\n${unconfirmedReport(statements)}`);
  return statements.length ? 2 : 0;
}

if (import.meta.main) await runDoctor(usage, check);
