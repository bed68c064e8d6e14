import { expect, test } from "vitest";
import { castingLine } from "./casting-lines.ts";

const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

test.each([
  [
    { castOn: "2026-11-12", cubes: 6, mark: "Slab S2", ages: [7, 28] },
    "6 cubes, Slab S2, cast 12 November 2026: test Thu 19 Nov at 7 days, Thu 10 Dec at 28 days; bring by Wed 18 Nov",
  ],
  [
    { castOn: "2026-10-10", cubes: 3, mark: "Footing F1", ages: [28] },
    "3 cubes, Footing F1, cast 10 October 2026: test Sat 7 Nov at 28 days (past)",
  ],
  [
    { castOn: "2026-11-15", ages: [7] },
    "Cubes, cast 15 November 2026: test Sun 22 Nov at 7 days (closed: Sunday); bring by Fri 20 Nov",
  ],
  [
    { castOn: "2026-11-09", ages: [7] },
    "Cubes, cast 9 November 2026: test Mon 16 Nov at 7 days; bring by Sat 14 Nov (past)",
  ],
  [
    { castOn: "2026-11-16", cubes: 1, ages: [] },
    "1 cube, cast 16 November 2026: ages to be agreed",
  ],
  [{ castOn: "2002-11-16", mark: "W3", ages: [7] }, "Cubes, W3, date of casting to be stated"],
])("%j has its test dates and the day to bring it by", (casting, line) => {
  expect(castingLine(casting, "2026-11-16", { days, closures: [] })).toBe(line);
});
