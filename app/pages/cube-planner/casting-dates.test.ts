import { expect, test } from "vitest";
import { onlineCalendarLink } from "./casting-dates.tsx";

test("a link fills in one whole day, with the mark of the cubes", () => {
  const casting = { castOn: "2026-11-12", cubes: 6, mark: "S1 & S2", ages: [7] };
  const { searchParams } = new URL(onlineCalendarLink(casting, "2026-12-31", 7));
  expect(searchParams.get("dates")).toBe("20261231/20270101");
  expect(searchParams.get("text")).toBe("Cube test at 7 days: S1 & S2");
  expect(onlineCalendarLink(casting, "2026-11-18")).toContain("text=Bring+cubes");
});
