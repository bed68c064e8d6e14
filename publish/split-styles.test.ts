import { expect, test } from "vitest";
import { splitStyles } from "./split-styles.ts";

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
