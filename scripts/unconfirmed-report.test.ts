import { expect, test } from "vitest";
import type { UnconfirmedStatement } from "#derive/unconfirmed/statement.ts";
import { unconfirmedReport } from "./unconfirmed-report.ts";

const water = { file: "content/services/water.ts", page: "/services/water" } as const;
const own = "Do you have one?";

const found: UnconfirmedStatement[] = [
  { topic: "capabilities", statement: "ICP-OES", question: own, ...water },
  { topic: "capabilities", statement: "ozone chamber", question: own, ...water },
  {
    topic: "identity",
    statement: "phone 1",
    question: "Which phone?",
    file: "content/site.ts",
    page: "/contact",
  },
];

test("the report names topic, question, page and file, and counts placeholders", () => {
  expect(unconfirmedReport(found)).toBe(`Name, addresses and clients (1)
  Which phone?
    /contact (content/site.ts): phone 1

Capabilities and equipment (2)
  Do you have one?
    /services/water (content/services/water.ts):
      - ICP-OES
      - ozone chamber

3 statements are unconfirmed. 1 of them are placeholders: replace them before the site goes public.

npm run questions writes them as a sheet for the laboratory.`);
});

test("when everything is confirmed, the report is one sentence", () => {
  expect(unconfirmedReport([])).toBe("Every statement is confirmed by the laboratory.");
});
