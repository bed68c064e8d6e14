import { expect, test } from "vitest";
import { castingLines } from "./casting-lines.ts";

test("castings are told in lines that are understood without the planner", () => {
  const lines = castingLines(
    [
      { castOn: "2026-11-12", cubes: 6, mark: "Slab S2, block B", grade: "M30", ages: [7, 28] },
      { castOn: "2026-10-20", cubes: 1, ages: [28, 7] },
      { castOn: "2026-11-15", ages: [7] },
      { castOn: "2026-11-16", cubes: 3, ages: [] },
      { castOn: "", cubes: 3, mark: "W3", ages: [7] },
      { castOn: "2002-11-16", cubes: 3, ages: [7] },
    ],
    "2026-11-16",
  );
  expect(lines).toEqual([
    "6 cubes, Slab S2, block B, M30, cast 12 November 2026: test Thu 19 Nov at 7 days, Thu 10 Dec at 28 days; bring by Wed 18 Nov",
    "1 cube, cast 20 October 2026: test Tue 27 Oct at 7 days (past), Tue 17 Nov at 28 days; bring by Mon 16 Nov",
    "Cubes, cast 15 November 2026: test Sun 22 Nov at 7 days (closed on Sunday); bring by Fri 20 Nov",
    "3 cubes, cast 16 November 2026: ages to be agreed",
    "3 cubes, W3, date of casting to be stated",
    "3 cubes, date of casting to be stated",
  ]);
});
