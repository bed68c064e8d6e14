import { expect, test } from "vitest";
import { serviceTextCopy } from "#content/copy/pages/service-page.ts";
import { services } from "#content/services/index.ts";
import { pageInstruments } from "./page-instruments.ts";
import { servicePage } from "./service-page.ts";
import { standardsRegister } from "../standards/standards-register.ts";

test("instruments are numbered from 1 across all groups of a numbered tab, and only there", () => {
  const one = { name: "Ring", methods: [], place: "laboratory" } as const;
  const texts = { heading: "", hash: "", label: "", intro: "", accreditation: "" };
  const groups = [[one], [one, one]].map((instruments) => ({ heading: "", instruments }));
  const tabs = [{ ...texts, groups, numbered: true } as const, { ...texts, groups }];
  const list = pageInstruments({ slug: "gauges" }, { kind: "instruments", ...texts, tabs });
  const shown = list.tabs.flatMap((tab) => tab.groups.flatMap(({ instruments }) => instruments));
  expect(shown.map(({ serial }) => serial)).toEqual([1, 2, 3, undefined, undefined, undefined]);
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
  expect(withoutPage).not.toEqual([]);
  for (const { number, edition } of withoutPage) {
    const { year, status } = listed.get(number)!;
    expect(edition).toBe(status === "current" ? String(year) : `${year}, ${status}`);
  }
});
