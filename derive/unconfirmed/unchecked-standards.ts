import { pages } from "#content/pages.ts";
import { standardsRegister } from "../standards-register.ts";
import type { UnconfirmedStatement } from "./statement.ts";

/** Standards that are not known from their publisher's catalogue to be in force, by publisher. */
export const uncheckedStandards = (): UnconfirmedStatement[] => {
  const open = standardsRegister().filter(({ checked }) => checked?.sure !== "certain");
  return [...new Set(open.map(({ body }) => body))].map((body) => {
    const numbers = open.filter((standard) => standard.body === body).map(({ number }) => number);
    return {
      topic: "standards",
      statement: `${body}, ${numbers.length}: ${numbers.join(", ")}`,
      question: "Which of these standards, and which editions, do you hold as current?",
      file: "content/standard-checks.ts",
      page: pages.testingScope.path,
    };
  });
};
