import type { Locator } from "@playwright/test";

/** The roles by which screen readers list and move through a page; text, links and rows change with the content. */
const roles = [
  ..."banner navigation main complementary contentinfo region search form article".split(" "),
  ..."heading table figure img group tablist tab tabpanel".split(" "),
  ..."button textbox combobox checkbox spinbutton status alert".split(" "),
];
/** A role with its name and states, without its text or value. */
const line = new RegExp(`^ *- '?(${roles.join("|")})\\b( "(\\\\.|[^"])*")?( \\[[^\\]]*\\])*`);
/** One for each row of a table, and one for each page of the PDF. */
const repeated = /button "(Add|Remove) .* enquiry"|img "Page \d+ of \d+"/;

export async function accessibilityTree(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split("\n");
  return lines
    .flatMap((text) => line.exec(text)?.[0] ?? [])
    .filter((text) => !repeated.test(text))
    .map((text) => `${text.replace("- '", "- ")}\n`)
    .join("");
}
