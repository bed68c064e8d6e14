import { type Topic, topics, type UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";
import { unconfirmedStatements } from "#derive/unconfirmed/unconfirmed-statements.ts";
import { checkThisMachine, machineUsage, runDoctor } from "#server/operate/doctor.ts";

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

type Statements = readonly UnconfirmedStatement[];

export function unconfirmedReport(all: Statements): string {
  if (!all.length) return "Every statement is confirmed by the laboratory.";
  const placeholders = all.filter(({ topic }) => topics[topic].placeholder).length;
  return [
    ...byTopic(all).map(({ heading, statements }) =>
      [`${heading} (${statements.length})`, ...questions(statements).flatMap(inReport)].join("\n"),
    ),
    `${all.length} statements are unconfirmed. ${placeholders} of them are placeholders: replace them before the site goes public.`,
    "npm run questions writes them as a sheet for the laboratory.",
  ].join("\n\n");
}

const inReport = ({ question, places }: ReturnType<typeof questions>[number]): string[] => [
  `  ${question}`,
  ...places.flatMap(({ page, file, statements }) =>
    statements.length === 1
      ? [`    ${page} (${file}): ${statements[0]}`]
      : [`    ${page} (${file}):`, ...statements.map((statement) => `      - ${statement}`)],
  ),
];

const byTopic = (all: Statements) =>
  (Object.keys(topics) as Topic[])
    .map((key) => ({
      heading: topics[key].heading,
      statements: all.filter(({ topic }) => topic === key),
    }))
    .filter(({ statements }) => statements.length > 0);

const questions = (all: Statements) =>
  [...Map.groupBy(all, ({ question }) => question)].map(([question, asked]) => ({
    question,
    places: [...Map.groupBy(asked, ({ page, file }) => `${page} ${file}`).values()].map((here) => ({
      page: here[0]!.page,
      file: here[0]!.file,
      statements: here.map(({ statement }) => statement),
    })),
  }));

if (import.meta.main) await runDoctor(usage, check);
