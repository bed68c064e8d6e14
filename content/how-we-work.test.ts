import { expect, test } from "vitest";
import { howWeWork } from "./how-we-work.ts";

const texts = howWeWork.sections.map(({ heading, paragraphs }) => ({
  heading,
  text: paragraphs.join(" "),
}));

test("every section says what we do, names its clause and has three sentences at most", () => {
  for (const { heading, paragraphs } of howWeWork.sections) {
    expect(paragraphs[0], heading).toMatch(/\b[Ww]e\b/);
    expect(paragraphs[0], heading).toMatch(/\(clause \d/);
  }
  for (const { heading, text } of texts)
    expect(text.split(/[.?] (?=[A-Z])/).length, heading).toBeLessThanOrEqual(3);
});

test.each(["4.1", "4.2", "6.6", "7.1", "7.3", "7.4", "7.6", "7.8.6", "7.8.8", "7.9"])(
  "clause %s is explained",
  (clause) => {
    expect(texts.map(({ text }) => text).join(" ")).toContain(`(clause ${clause})`);
  },
);

test("an open period or name is described, not printed", () => {
  const text = texts.map((section) => section.text).join(" ");
  expect(text).not.toMatch(/\b\d+ (days|weeks|months|years)\b/);
  const open = howWeWork.sections.flatMap(({ missing }) => missing ?? []);
  for (const { statement } of open) expect(statement).toMatch(/^not stated: /);
});
