import type { Locator } from "@playwright/test";
import { sampleSheetPage } from "#content/pages.ts";
import { sitePaths } from "#derive/sitemap.ts";
import { standardPath } from "#derive/standard-path.ts";
import { expect, test } from "./site.ts";

/** The roles by which screen readers list and move through a page; text, links and rows change with the content. */
const roles = [
  ..."banner navigation main complementary contentinfo region search form article".split(" "),
  ..."heading table figure img group tablist tab tabpanel".split(" "),
  ..."button textbox combobox checkbox spinbutton status alert".split(" "),
];
/** A role with its name and states, without its text or value. */
const line = new RegExp(`^ *- '?(${roles.join("|")})\\b( "(\\\\.|[^"])*")?( \\[[^\\]]*\\])*`);
/** One for each row of a table, and one for each page of the scope document. */
const repeated = /button "(Add|Remove) .* enquiry"|img "Page \d+ of \d+"/;

async function treeOf(part: Locator): Promise<string> {
  const lines = (await part.ariaSnapshot()).split("\n");
  return lines
    .flatMap((text) => line.exec(text)?.[0] ?? [])
    .filter((text) => !repeated.test(text))
    .map((text) => `${text.replace("- '", "- ")}\n`)
    .join("");
}

/** Pages that the sitemap leaves out, and one of all those of standards. */
const otherPaths = [sampleSheetPage.path, standardPath("IS 2720 (Part 5)"), "/no-such-page"];

const fileOf = (path: string) => `${path.slice(1).replaceAll("/", "-") || "home"}.txt`;

// Carousels stand still, so that their trees are the same in every run.
test.use({ contextOptions: { reducedMotion: "reduce" } });

test("the frame has the reviewed landmarks, headings and names", async ({ page, open }) => {
  await open("/about");
  await page.getByRole("main").evaluate((main) => main.replaceChildren());
  expect(await treeOf(page.locator("body"))).toMatchSnapshot("frame.txt");
});

test("every page has the reviewed landmarks, headings and names", async ({ page, open }) => {
  test.slow();
  for (const path of [...sitePaths(), ...otherPaths]) {
    await open(path);
    // What is loaded apart from the page.
    await expect(page.locator("[data-needs-scripts]:empty")).toHaveCount(0);
    expect.soft(await treeOf(page.getByRole("main")), path).toMatchSnapshot(fileOf(path));
  }
});
