import { expect, test } from "vitest";
import { testHeading } from "./namesakes.ts";

test.each([
  ["Marble and natural stone", "Marble", "Marble"],
  ["Drinking water: 11 and 31 tests", "In both packages", "Drinking water: 11 and 31 tests"],
  ["Burnt clay bricks", undefined, "Burnt clay bricks"],
])("under %j and %j a test is told apart by %j", (table, group, heading) => {
  expect(testHeading({ table, group })).toBe(heading);
});
