import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { allStrings } from "../standards/find-standards.ts";
import { orderEntries } from "./order-entries.ts";

test("the search makes no claim of accreditation for calibration", () => {
  const shown = services
    .flatMap(orderEntries)
    .filter(({ kind }) => kind === "instrument")
    .map(({ id: _id, ...texts }) => allStrings(texts).join("; "));
  expect(shown.length).toBeGreaterThan(25);
  expect(shown.filter((text) => /NABL|(?<!without )accredit/i.test(text))).toEqual([]);
});
