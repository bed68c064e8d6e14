import { expect, test } from "vitest";
import { services } from "#content/services/index.ts";
import { servicePage } from "./service-page.ts";
import { dateWords } from "./date-words.ts";

test("section links lead to sections, each once, and never to a tab's hash", () => {
  for (const service of services) {
    const { links, sections } = servicePage(service);
    const ids = links.map(({ id }) => id);
    expect(new Set(ids).size, service.slug).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining(["what-to-bring", "standards"]));
    for (const { id } of sections) expect(["nabl", "non-nabl"]).not.toContain(id);
  }
});

test("the accredited instruments are numbered 1 to 25", () => {
  const calibration = services.find(({ slug }) => slug === "calibration-facilities")!;
  const [list] = servicePage(calibration).sections.filter(({ kind }) => kind === "instruments");
  if (list?.kind !== "instruments") throw new Error("The page lists no instruments.");
  const [accredited, other] = list.tabs.map(({ groups }) =>
    groups.flatMap(({ instruments }) => instruments.map(({ serial }) => serial)),
  );
  expect(accredited).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
  expect(new Set(other)).toEqual(new Set([undefined]));
});

/** Names in the list of the page's own group. */
function beside(slug: string) {
  const page = servicePage(services.find((service) => service.slug === slug)!);
  const list = page.sections.find((section) => section.kind === "group-services");
  return list?.services.map(({ label }) => label);
}

test("aggregate and water list the services of their own group", () => {
  expect(beside("coarse-and-fine-aggregate")).toEqual([
    "Building Material",
    "Metal & Alloys Testing",
    "Brick, Tile & Marbles",
    "Road Material Testing",
    "Coarse & Fine Aggregate",
  ]);
  expect(beside("water-testing-service")).toEqual(["Water Testing Service"]);
});

test("a date is written in words", () => {
  expect(dateWords("2026-01-09")).toBe("9 January 2026");
});
