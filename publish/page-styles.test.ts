import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.ts";

const ownStyles = (css: string, page: string) => pageStyles(css, page).own;
const html = '<main class="a b"><p class="c">Text</p></main>';

test("a page keeps what its classes and elements need, in order", () => {
  expect(ownStyles("p{x:1}.a{x:2}.d{x:3}.a .c{x:4}.a.d{x:5}.a>.d p{x:6}", html)).toBe(
    "p{x:1}.a{x:2}.a .c{x:4}",
  );
});

test("elements that do not occur need no styles, whatever is before or after their names", () => {
  const kept =
    "main>p:first-child{x:1}p::before{x:2}[lang] p{x:3}P+p{x:4}*{x:5}::selection{x:6}#b{x:7}";
  expect(ownStyles(`${kept}.a table{x:1}textarea{x:2}main svg:hover{x:3}`, html)).toBe(kept);
});

test("what only later scripts mark needs no styles yet", () => {
  const page = `${html}<i data-kind="x"></i><script>root.dataset.chosenTab = 1</script>`;
  const kept = '[data-kind=x] p{x:1}[data-chosen-tab="b c"]>p{x:2}details[open] p,p[hidden]{x:3}';
  expect(ownStyles(`${kept}.a[data-open]{x:1}`.replaceAll("details", "main"), page)).toBe(
    kept.replaceAll("details", "main"),
  );
});

test("of a list of selectors only those that can match are kept", () => {
  expect(ownStyles(".d,.a:hover,[data-open] .d{x:1}", html)).toBe(".a:hover{x:1}");
});

test("choices are no need: what may match is kept", () => {
  const css = ".a:not(.d){x:1}.a :is(.c,.d){x:2}.a:has(>.d:not(.e)) .c{x:3}";
  expect(ownStyles(css, html)).toBe(css);
});

test("groups go when nothing is left in them; keyframes, faces and layers stay", () => {
  const kept = "@layer a,b;@layer base{p{x:1}}@keyframes k{0%{x:1}to{x:2}}@font-face{x:1}";
  expect(ownStyles(`${kept}@media print{.d{x:1}}@supports (x:1){@media all{.d{x:1}}}`, html)).toBe(
    kept,
  );
});

test("a rule that nobody has thought of stops the build", () => {
  expect(() => pageStyles("@scope (.a){.c{x:1}}", html)).toThrow("@scope");
});

test("the rest has everything else, and no face, movement or order of layers again", () => {
  const css =
    "@layer a;@font-face{x:1}@keyframes k{to{x:1}}.a{x:1}.a,.d{x:2}@media print{.d{x:3}.c{x:4}}";
  expect(pageStyles(`@layer a{.d{x:0}p{x:1}}${css}`, html).rest).toBe(
    "@layer a{.d{x:0}}.d{x:2}@media print{.d{x:3}}",
  );
});
