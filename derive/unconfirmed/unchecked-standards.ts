import { pages } from "#content/copy/pages.ts";
import { standardsRegister } from "../standards/standards-register.ts";
import type { UnconfirmedStatement } from "./statement.ts";

/** Standards that nobody has looked up in their publisher's list, by publisher. */
export const uncheckedStandards = (): UnconfirmedStatement[] => {
  const open = standardsRegister().filter(({ checked }) => !checked);
  return [...new Set(open.map(({ body }) => body))].map((body) => {
    const numbers = open.filter((standard) => standard.body === body).map(({ number }) => number);
    return {
      topic: "standards",
      statement: `${body}, ${numbers.length}: ${numbers.join(", ")}`,
      question: "Which editions of these standards do you hold, and are they in force?",
      file: "content/standards",
      page: pages.testingScope.path,
    };
  });
};
