import { expect, test } from "vitest";
import { type CheckRound, checkRounds } from "#content/standard-checks.ts";
import type { StandardId } from "#content/standards.ts";
import { standardsRegister } from "./standards-register.ts";

const entry = (number: StandardId, rounds: readonly CheckRound[]) =>
  standardsRegister(rounds).find((standard) => standard.number === number);

const round = { on: "2026-11-15", against: "BIS catalogue", sure: "certain" } as const;

test("a standard that nobody looked up is not checked, and has a year only if its number does", () => {
  expect(entry("IS 2131", [])).toEqual({
    number: "IS 2131",
    body: "Bureau of Indian Standards",
    subject: expect.any(String),
    status: "not-checked",
  });
  expect(entry("IS 269:2015", [])).toMatchObject({ year: 2015, status: "not-checked" });
  expect(entry("IRC:83 (Part II)-2018", [])).toMatchObject({ year: 2018 });
});

test("the last check counts, with its day, its source and the year it found", () => {
  const rounds: CheckRound[] = [
    { ...round, current: ["IS 2131"], editions: { "IS 2131": 1981 } },
    { ...round, on: "2027-01-10", superseded: { "IS 2131": "IS 9999" } },
    { ...round, on: "2027-02-01", withdrawn: ["IS 455"] },
  ];
  expect(entry("IS 2131", rounds)).toMatchObject({
    year: 1981,
    status: "superseded",
    supersededBy: "IS 9999",
    checked: { ...round, on: "2027-01-10" },
  });
  expect(entry("IS 455", rounds)).toMatchObject({ status: "withdrawn" });
});

test("check rounds have real days, in order", () => {
  const days = checkRounds.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  for (const day of days) expect(new Date(day).toISOString()).toMatch(new RegExp(`^${day}T`));
});
