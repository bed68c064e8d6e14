import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { clients } from "#content/clients.ts";
import { pictures } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { site } from "#content/site.ts";
import { cataloguedTests } from "./catalogue.ts";
import { placeholders } from "./placeholders.ts";

test("every kind of placeholder is listed while it is in use", () => {
  const listed = placeholders().map(({ what }) => what);
  for (const phone of site.phones) expect(listed).toContain(`phone ${phone}`);
  expect(listed).toContain(`name "${site.name}"`);
  expect(listed).toContain(`e-mail ${site.email}`);
  expect(listed).toContain(`postal address "${site.address.street}"`);
  for (const { label } of centres.filter(({ placeholder }) => placeholder))
    expect(listed).toContain(`collection centre ${label}`);
  for (const { title } of certificates) expect(listed).toContain(`specimen of "${title}"`);
  for (const { name } of accreditationMarks)
    expect(listed).toContain(`drawing of the ${name} mark`);
  for (const id of Object.keys(pictures)) expect(listed).toContain(`illustration "${id}"`);
  expect(listed).toContain(`${clients.length} kinds of client instead of clients`);
  expect(listed).toContain(`${clients.length} monograms instead of client logos`);
  const unstated = services
    .map((service) => ({
      name: service.name,
      count: cataloguedTests(service).filter(({ scope }) => scope === "not-stated").length,
    }))
    .filter(({ count }) => count > 0);
  for (const { name, count } of unstated)
    expect(listed).toContain(`scope status of ${count} tests of ${name}`);
});

test("each is listed with a file that exists", () => {
  for (const { file } of placeholders()) expect(existsSync(file), file).toBe(true);
});
