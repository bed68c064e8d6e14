import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { allStrings } from "../standards/find-standards.ts";
import { orderEntries } from "./order-entries.ts";

test("the search says beside each instrument what accreditation it has not, and claims none", () => {
  const shown = services.flatMap(orderEntries).filter(({ kind }) => kind === "instrument");
  expect(shown.length).toBeGreaterThan(25);
  for (const { id, accreditation, ...texts } of shown) {
    expect(accreditation, id).toMatch(/^without accreditation$|only under .* certificate \(CC\)/);
    expect(allStrings(texts).join("; "), id).not.toMatch(/NABL|accredit/i);
  }
});
