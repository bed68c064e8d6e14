import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { pictures } from "#content/pictures.ts";
import { site } from "#content/site.ts";
import { standIns } from "./stand-ins.ts";
import { testingScope } from "./testing-scope.ts";

test("every kind of stand-in is named while it is in place", () => {
  const named = standIns().map(({ what }) => what);
  for (const phone of site.phones) expect(named).toContain(`phone ${phone}`);
  expect(named).toContain(`e-mail ${site.email}`);
  for (const { label } of centres) expect(named).toContain(`collection centre ${label}`);
  for (const { title } of certificates) expect(named).toContain(`specimen of "${title}"`);
  for (const { name } of accreditationMarks) expect(named).toContain(`drawing of the ${name} mark`);
  for (const id of Object.keys(pictures)) expect(named).toContain(`illustration "${id}"`);
  expect(named.some((what) => what.includes("kinds of client"))).toBe(true);
  expect(named).toContain("16 monograms instead of client logos");
  expect(named.filter((what) => what.startsWith("scope status of"))).toHaveLength(11);
});

test("each is named with a file that exists", () => {
  for (const { file } of standIns()) expect(existsSync(file), file).toBe(true);
});

test("every test whose scope status nobody has stated is counted", () => {
  const counted = standIns()
    .map(({ what }) => Number(/^scope status of (\d+) tests/.exec(what)?.[1] ?? 0))
    .reduce((sum, count) => sum + count, 0);
  const unstated = testingScope()
    .flatMap(({ lines }) => lines)
    .filter(({ scope }) => scope === "not-stated");
  expect(counted).toBe(unstated.length);
});
