import { expect, test } from "vitest";
import { serviceTextCopy } from "#content/copy/pages/service-page.ts";
import { services } from "#content/services/index.ts";
import { servicePage } from "./service-page.ts";
import { standardsRegister } from "../standards/standards-register.ts";

test("instruments are numbered from 1 across all groups of a numbered tab, and only there", () => {
  const calibration = services.find(({ slug }) => slug === "calibration-facilities")!;
  const list = servicePage(calibration)
    .rows.flat()
    .find((section) => section.kind === "instruments")!;
  for (const { groups, numbered } of list.tabs) {
    const serials = groups.flatMap(({ instruments }) => instruments.map(({ serial }) => serial));
    expect(serials).toEqual(serials.map((_, index) => (numbered ? index + 1 : undefined)));
  }
});

test("a group-services section lists the services of its category, and the index", () => {
  const listed = services.flatMap((service) =>
    servicePage(service)
      .rows.flat()
      .flatMap((section) =>
        section.kind === "group-services" ? [{ category: service.category, section }] : [],
      ),
  );
  expect(listed.length).toBeGreaterThan(0);
  for (const { category, section } of listed)
    expect(section.services.map(({ label }) => label)).toEqual([
      ...services.filter((other) => other.category === category).map(({ name }) => name),
      serviceTextCopy.allServices,
    ]);
});

test("a standard of the publisher's list has its edition on its page or where it is cited", () => {
  const listed = new Map(standardsRegister().map((standard) => [standard.number, standard]));
  const withoutPage = services
    .flatMap((service) => servicePage(service).standards)
    .filter(({ number, path }) => listed.get(number)!.title && !path);
  expect(withoutPage.length).toBeGreaterThan(40);
  for (const { number, edition } of withoutPage)
    expect(edition).toMatch(new RegExp(`^${listed.get(number)!.year}`));
  expect(withoutPage.find(({ number }) => number === "IS 4759")!.edition).toMatch(/, withdrawn$/);
});
