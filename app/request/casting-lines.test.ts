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
    "6 cubes, Slab S2, block B, M30, cast 12 November 2026: test at 7 days Thursday 19 November 2026, at 28 days Thursday 10 December 2026; bring by Wednesday 18 November 2026",
    "1 cube, cast 20 October 2026: test at 7 days Tuesday 27 October 2026 (past), at 28 days Tuesday 17 November 2026; bring by Monday 16 November 2026",
    "Cubes, cast 15 November 2026: test at 7 days Sunday 22 November 2026 (closed on Sunday); bring by Friday 20 November 2026",
    "3 cubes, cast 16 November 2026: ages to be agreed",
    "3 cubes, W3, date of casting to be stated",
    "3 cubes, date of casting to be stated",
  ]);
});
