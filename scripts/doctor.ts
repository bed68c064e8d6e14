import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { checkThisMachine, machineUsage, runDoctor } from "#server/operate/doctor.ts";
import { unconfirmedReport } from "./unconfirmed-report.ts";

const usage = `npm run doctor -- [content | machine] ${machineUsage}
content lists what the laboratory has not confirmed, with exit code 1 while there is anything.`;

/** Both parts unless one is named. */
async function check(args: string[]): Promise<number> {
  const [part = "--"] = args;
  if (!/^(content|machine|-.*)$/.test(part)) throw new Error(`Unknown argument "${part}".`);
  const contentCode = part === "machine" ? 0 : checkContent();
  if (part === "content") return contentCode;
  const machineCode = await checkThisMachine(args);
  return contentCode || machineCode;
}

function checkContent(): number {
  const statements = unconfirmedStatements();
  console.log(`${unconfirmedReport(statements)}\n`);
  return statements.length ? 1 : 0;
}

await runDoctor(usage, check);
