import { expect, test } from "vitest";
import { standards } from "#content/standards.ts";
import { standardPath, standardSlug } from "./paths.ts";

test.each([
  ["IS 2720 (Part 5)", "is-2720-5"],
  ["IS 516 (Part 1/Sec 1):2021", "is-516-1-1"],
  ["IS 383:2016", "is-383"],
  ["IRC:83 (Part II)-2018", "irc-83-ii"],
  ["IRC:SP:16-2019", "irc-sp-16"],
  ["MoRTH Section 2000", "morth-section-2000"],
  ["ASTM C29/C29M", "astm-c29"],
  ["BS EN 1337-3", "bs-en-1337-3"],
  ["E(P) Rules 1986, Schedule VI", "e-p-rules-1986-schedule-vi"],
])("%s has the id %s", (number, slug) => {
  expect(standardSlug(number)).toBe(slug);
});

test("no two standards of the register have the same address", () => {
  const paths = standards.map(({ number }) => standardPath(number));
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  for (const path of paths) expect(path).toMatch(/^\/standards\/[a-z0-9]+(-[a-z0-9]+)*$/);
});
