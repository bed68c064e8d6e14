import { expect, test } from "vitest";
import { howWeWork } from "./how-we-work.ts";

test("every section names the clause that it states", () => {
  for (const { heading, paragraphs } of howWeWork.sections)
    expect(paragraphs[0], heading).toMatch(/\b[Cc]lause \d/);
});

test.each(["4.1", "4.2", "6.6", "7.1", "7.3", "7.4", "7.6", "7.8.6", "7.8.8", "7.9"])(
  "clause %s is explained",
  (clause) => {
    const text = howWeWork.sections.map(({ paragraphs }) => paragraphs[0]).join(" ");
    expect(text.toLowerCase().replaceAll(",", "")).toContain(`clause ${clause} `);
  },
);

test("an open period or name is described, not printed", () => {
  const text = howWeWork.sections.flatMap(({ paragraphs }) => paragraphs).join(" ");
  expect(text).not.toMatch(/\b\d+ (days|weeks|months|years)\b/);
  const open = howWeWork.sections.flatMap(({ missing }) => missing ?? []);
  for (const { statement } of open) expect(statement).toMatch(/^not stated: /);
});
