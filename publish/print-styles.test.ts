import { expect, test } from "vitest";
import { takePrintRules } from "./print-styles.ts";

test("rules for print leave the sheet, in their cascade layer, and all others stay", () => {
  const css = [
    ".a{color:red}",
    "@media print{.a{color:#000}.b{display:none}}",
    "@layer base{html{color:red}@media print{html{color:#000}}}",
    "@layer base{@media print{p{orphans:3}}}",
    "@media (width>640px),print{.a{display:grid}}",
  ];
  expect(takePrintRules(css.join(""))).toEqual({
    screen: [css[0], "@layer base{html{color:red}}", css[4]].join(""),
    print: ".a{color:#000}.b{display:none}@layer base{html{color:#000}}@layer base{p{orphans:3}}",
  });
});
