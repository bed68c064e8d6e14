import { expect, test } from "vitest";
import { readings, type StandardWithFacts } from "#content/standards.ts";
import { standardsRegister } from "./standards-register.ts";

const swimmingPool: StandardWithFacts = {
  number: "IS 3328",
  body: "Bureau of Indian Standards",
  subject: "Swimming pools",
};
const list = { on: "2026-09-06", against: "a list" };
const registered = (standard: StandardWithFacts) =>
  standardsRegister([standard], { "Bureau of Indian Standards": list })[0];

test("a standard that nobody looked up has no status, and a year only if its number has one", () => {
  expect(registered(swimmingPool)).toEqual(swimmingPool);
  expect(registered({ ...swimmingPool, number: "IRC:83 (Part II)-2018" })).toMatchObject({
    year: 2018,
  });
});

test("an entry of the list is in force unless it says otherwise, on the day of the list", () => {
  const listed = { subject: "Swimming pools", title: "Quality of water", year: 1993 };
  expect(registered({ ...swimmingPool, listed })).toEqual({
    ...swimmingPool,
    ...listed,
    status: "current",
    checked: list,
  });
  const later = { on: "2027-01-10", against: "another list" };
  expect(
    registered({ ...swimmingPool, listed: { ...listed, status: "withdrawn", checked: later } }),
  ).toMatchObject({ status: "withdrawn", checked: later });
});

test("every status names the day and the list it comes from", () => {
  for (const { number, status, title, checked } of standardsRegister()) {
    expect(Boolean(status), number).toBe(Boolean(title));
    expect(Boolean(status), number).toBe(Boolean(checked));
  }
  for (const { on } of Object.values(readings)) expect(new Date(on).toISOString()).toContain(on);
});
