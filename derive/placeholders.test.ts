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

const isPlaceholder = ({ placeholder }: { readonly placeholder: boolean }) => placeholder;

test("every value that is flagged in content is listed", () => {
  const clientLogos = clients.filter(({ placeholderLogo }) => placeholderLogo).length;
  const unstated = services
    .map((service) => ({
      name: service.name,
      count: cataloguedTests(service).filter(({ scope }) => scope === "not-stated").length,
    }))
    .filter(({ count }) => count > 0);
  expect(placeholders().map(({ what }) => what)).toEqual([
    `name "${site.name}"`,
    ...site.phones.map((phone) => `phone ${phone}`),
    `e-mail ${site.email}`,
    `postal address "${site.address.street}"`,
    ...centres.filter(isPlaceholder).map(({ label }) => `collection centre ${label}`),
    `${clients.length} kinds of client instead of clients`,
    `${clientLogos} monograms instead of client logos`,
    ...certificates.filter(isPlaceholder).map(({ title }) => `specimen of "${title}"`),
    ...accreditationMarks.filter(isPlaceholder).map(({ name }) => `drawing of the ${name} mark`),
    ...Object.entries(pictures)
      .filter(([, picture]) => isPlaceholder(picture))
      .map(([id]) => `illustration "${id}"`),
    ...unstated.map(({ name, count }) => `scope status of ${count} tests of ${name}`),
  ]);
});

test("each is listed with a file that exists", () => {
  for (const { file } of placeholders()) expect(existsSync(file), file).toBe(true);
});
