import { expect, test } from "vitest";
import { site } from "#content/site.ts";
import { listRevised } from "#content/testing-scope.ts";
import { securityText } from "./security-text.ts";

test("security.txt has the fields of RFC 9116, and ends within a year of the last change", () => {
  const fields = securityText("https://lab.example").trim().split("\n");
  const values = Object.fromEntries(fields.map((field) => field.split(/: (.*)/)));
  expect(values).toMatchObject({
    Contact: `mailto:${site.email}`,
    Canonical: "https://lab.example/.well-known/security.txt",
  });
  const days = (Date.parse(values.Expires!) - Date.parse(listRevised)) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThan(366);
});
