import { expect, test } from "vitest";
import packageJson from "../package.json" with { type: "json" };
import { upgradesOf } from "./upgrades.ts";

test.each([
  ["1.2.3", "2.0.0", "major"],
  ["1.2.3", "1.3.0", "minor"],
  ["1.2.3", "1.2.4", "patch"],
  ["0.2.3", "0.3.0", "major"],
])("from %s to %s is a %s step", (current, latest, step) => {
  expect(upgradesOf({ some: { current, latest } })).toMatchObject([{ step }]);
});

test("the largest steps come first, and a package with conditions names them", () => {
  const found = upgradesOf({
    prettier: { current: "3.9.10", latest: "3.9.11" },
    missing: { latest: "1.0.0" },
    node: { current: packageJson.devDependencies.node, latest: "99.0.0" },
  });
  expect(found.map(({ name }) => name)).toEqual(["node", "prettier"]);
  expect(found[0]!.note).toContain("@types/node");
});
