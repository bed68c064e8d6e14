import { expect, test } from "vitest";
import { whatsappUrl } from "../laboratory.ts";
import { mapData, openingHours } from "./place-data.ts";

const hours = { days: ["Monday"], opens: "09:00", closes: "17:00" };
const week = { "@type": "OpeningHoursSpecification", dayOfWeek: ["Monday"], opens: "09:00" };

test("a closure is a dated day with no time between opening and closing", () => {
  const closures = [{ on: "2027-01-26", reason: "Feast" }];
  const day = { description: "Feast", validFrom: "2027-01-26", validThrough: "2027-01-26" };
  const closed = { ...day, opens: "00:00", closes: "00:00" };
  expect(openingHours({ ...hours, closures: [] })).toMatchObject(week);
  expect(openingHours({ ...hours, closures })).toMatchObject([week, closed]);
});

test("coordinates become a point and a map", () => {
  expect(mapData({ latitude: 1.5, longitude: -2 })).toMatchObject({
    geo: { latitude: 1.5, longitude: -2 },
    hasMap: expect.stringContaining("query=1.5,-2"),
  });
});

test("the address of a draft in WhatsApp has the digits of the number, and the text", () => {
  expect(whatsappUrl("+91 191 000-0009", "1. Cubes & water")).toBe(
    "https://wa.me/911910000009?text=1.%20Cubes%20%26%20water",
  );
});
