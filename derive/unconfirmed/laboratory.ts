import { cubePlanner } from "#content/cube-planner.ts";
import { cubePlannerPage } from "#content/copy/cube-planner/castings.ts";
import { contactGuideCopy } from "#content/copy/enquiry/contact.ts";
import { concreteSampling } from "#content/sampling.ts";
import { whyChoose } from "#content/home.ts";
import { pages } from "#content/copy/pages.ts";
import type { UnconfirmedStatement } from "./statement.ts";

export const laboratory = (): UnconfirmedStatement[] => [
  {
    topic: "laboratory",
    statement: `"${whyChoose.cards[1]!.title}"`,
    question: "Which figures show it: area, number of machines, tests in a year?",
    file: "content/home.ts",
    page: pages.home.path,
  },
  {
    topic: "laboratory",
    statement: `"${contactGuideCopy.reply}"`,
    question: "In how many working hours do you answer an enquiry?",
    file: "content/copy/enquiry/contact.ts",
    page: pages.contact.path,
  },
  {
    topic: "laboratory",
    statement: "no legal form, registration number or registered office",
    question:
      "What are your legal form, CIN or LLPIN, registered office, GSTIN and contact for grievances?",
    file: "content/site.ts",
    page: pages.contact.path,
  },
  ...[
    { file: "content/cube-planner.ts", unconfirmed: cubePlanner.unconfirmed },
    { file: "content/sampling.ts", unconfirmed: concreteSampling.unconfirmed },
  ].flatMap(({ file, unconfirmed }) =>
    unconfirmed.map(({ statement, question }) => ({
      topic: "laboratory" as const,
      statement,
      question,
      file,
      page: cubePlannerPage.path,
    })),
  ),
];
