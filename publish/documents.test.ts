import { parse, serialize } from "parse5";
import { expect, test } from "vitest";
import { deferStyles, rejectStyleAttributes } from "./documents.ts";

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

test("a style attribute stops the build; the same text in a script does not", () => {
  expect(() => rejectStyleAttributes(page("", '<p style="color:red">'))).toThrow(
    "style attribute on <p>",
  );
  expect(() =>
    rejectStyleAttributes(page("", "<script>x = '<p style=\"a\">'</script>")),
  ).not.toThrow();
});
