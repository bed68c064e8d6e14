import { type ContentMark, marksOn } from "#publish/content-marks.ts";
import { checkThisMachine, machineUsage, runDoctor } from "#server/operate/doctor.ts";
import { contentWarnings } from "./content-warnings.ts";

const usage = `npm run doctor -- [content | machine] ${machineUsage}
content lists what the laboratory has not confirmed, with exit code 1 while there is anything.`;

export async function check(args: string[]): Promise<number> {
  const [part = "--", ...others] = args;
  if (part === "content" && others.length === 0) return checkContent(await marksOn());
  if (part === "machine") return checkThisMachine(others);
  if (!part.startsWith("-")) throw new Error(`Unknown argument "${args.join(" ")}".`);
  const machine = await checkThisMachine(args);
  return Math.max(machine, checkContent(await marksOn()));
}

export function checkContent(marks: readonly ContentMark[]): number {
  console.log(`\n${contentReport(marks)}`);
  for (const warning of contentWarnings()) console.log(`  ${warning}`);
  return marks.length ? 1 : 0;
}

export function contentReport(marks: readonly ContentMark[]): string {
  if (!marks.length) return "Every statement is confirmed by the laboratory.";
  const standIns = marks.filter(({ kind }) => kind === "placeholder").length;
  return [
    ...Array.from(
      Map.groupBy(marks, ({ file }) => file),
      ([file, ofFile]) => [file, ...ofFile.map(inReport)].join("\n"),
    ),
    `${marks.length} statements are unconfirmed or out of date. ${standIns} of them are stand-ins: replace them before the site goes public.`,
    "npm run questions writes them as a sheet for the laboratory.",
  ].join("\n\n");
}

const inReport = ({ path, value, why }: ContentMark) => `  ${value} (${path}): ${why}`;

if (import.meta.main) await runDoctor(usage, check);
