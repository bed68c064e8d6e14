import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse, serialize } from "parse5";
import { createServer } from "vite";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { deferStyles, joinUnits, rejectStyleAttributes } from "./documents.ts";
import { inlineScripts } from "./inline-scripts.ts";
import { splitStyles } from "./split-styles.ts";

const page = (head: string, body = "") =>
  parse(`<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`);

test("styles are in one element; those of a closed dialog and for print are linked at the end", () => {
  const styles = "<style>.a{top:0}.b{top:0}@media print{p{top:0}}</style>";
  const body = '<style>p{left:0}</style><p class="a"></p><dialog class="b"></dialog>';
  const document = page(styles, body);
  const written: string[] = [];
  deferStyles(document, (css) => `/${written.push(css)}.css`);
  expect(written).toEqual([".b{top:0}", "p{top:0}"]);
  expect(serialize(document)).toContain("<head><style>.a{top:0}\np{left:0}</style></head>");
  expect(serialize(document)).toMatch(
    /<link rel="stylesheet" href="\/1.css"><link rel="stylesheet" href="\/2.css" media="print"><\/body>/,
  );
});

test("a number stays on the line of its unit, but in what React compares and in scripts", () => {
  const text = "at 60 °C in 2 h, 7 of 10 m, ≤ 5 mg/l";
  const document = page("", `<p>${text}</p><astro-island>${text}</astro-island>`);
  joinUnits(document);
  expect(serialize(document)).toContain(
    `<p>at 60&nbsp;°C in 2&nbsp;h, 7 of 10&nbsp;m, ≤&nbsp;5&nbsp;mg/l</p><astro-island>${text}</astro-island>`,
  );
});

test("a style attribute stops the build; the same text in a script does not", () => {
  expect(() => rejectStyleAttributes(page("", '<p style="color:red">'))).toThrow(
    "style attribute on <p>",
  );
  expect(() =>
    rejectStyleAttributes(page("", "<script>x = '<p style=\"a\">'</script>")),
  ).not.toThrow();
});

test("an edit of what an inline script imports changes the script", async () => {
  const root = temporaryFolder();
  const write = (file: string, code: string) => writeFileSync(join(root, file), code);
  write("start.ts", 'import "./imported.ts";');
  write("imported.ts", 'console.log("first");');
  const server = { middlewareMode: true, ws: false } as const;
  const vite = await createServer({ root, configFile: false, plugins: [inlineScripts], server });
  const script = async () => JSON.stringify(await vite.ssrLoadModule("/start.ts?inline-script"));
  expect(await script()).toContain("first");
  write("imported.ts", 'console.log("second");');
  await expect.poll(script).toContain("second");
  await vite.close();
});

const split = (css: string) => splitStyles(css, new Set(["p", ".shown"]));

test.each([
  ["a rule without a class", "p{color:red}", "p{color:red}"],
  ["a rule of a class in use", ".shown>p{color:red}", ".shown>p{color:red}"],
  ["a rule of several classes, one in use", ".other,.shown{color:red}", ".other,.shown{color:red}"],
  ["a class that must be absent", ".shown:not(.other){color:red}", ".shown:not(.other){color:red}"],
])("%s stays", (_, css, first) => {
  expect(split(css)).toEqual({ first, late: "", print: "" });
});

test.each([
  ["of a class that is not there", ".shown .other{top:0}"],
  ["of an element that is not there", ".shown output{top:0}"],
  ["of a link that is pointed at", ".shown:hover{top:0}"],
  ["for reduced motion", "@media (prefers-reduced-motion:reduce){p{top:0}}"],
])("a rule %s is late", (_, css) => {
  expect(split(`p{top:0}${css}`)).toEqual({ first: "p{top:0}", late: css, print: "" });
});

test("rules keep the conditions around them, and empty conditions go", () => {
  expect(split("@layer base{@media print{p{top:0}}}")).toEqual({
    first: "",
    late: "",
    print: "@layer base{p{top:0}}",
  });
  expect(split("@media (width>1px){.other{top:0}.shown{top:0}}")).toEqual({
    first: "@media (width>1px){.shown{top:0}}",
    late: "@media (width>1px){.other{top:0}}",
    print: "",
  });
});
