import { type Topic, topics, type UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";

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
