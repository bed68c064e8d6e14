import { expect, test } from "vitest";
import { enquiryLimits } from "#contract/enquiry.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { chosenServices, sharedSamples } from "./chosen-tests.ts";
import { listMessage } from "./list-message.ts";

const catalogue = catalogueJson("https://laboratory.example");
const idsOf = (slug: string) =>
  catalogue.services.find((service) => service.slug === slug)!.tests.map(({ id }) => id);

test("tests are grouped by service in the order of choosing", () => {
  const services = chosenServices(
    ["building-material/slump", "soil-testing/moisture-content", "building-material/ductility"],
    catalogue,
  );
  expect(services.map(({ slug, tests }) => [slug, tests.map(({ id }) => id)])).toEqual([
    ["building-material", ["building-material/slump", "building-material/ductility"]],
    ["soil-testing", ["soil-testing/moisture-content"]],
  ]);
  expect(services[0]!.tests[0]).toMatchObject({ name: "Slump", methods: ["IS 1199 (Part 2)"] });
});

test("a sample that several tests ask for is listed once and never summed", () => {
  const [service] = chosenServices(
    [
      "building-material/softening-point",
      "building-material/ductility",
      "building-material/cationic-bitumen-emulsion",
    ],
    catalogue,
  );
  expect(sharedSamples(service!).map(({ sample, tests }) => [sample, tests.length])).toEqual([
    ["1–2 kg of bitumen for the whole suite", 2],
    ["5 l", 1],
  ]);
});

test("a test that shares its name with another is told apart by its heading", () => {
  const [service] = chosenServices(["building-material/gsb-compaction"], catalogue);
  expect(service!.tests[0]!.heading).toBe("Granular sub-base (GSB)");
  expect(listMessage([service!])).toContain("(Granular sub-base (GSB)), IS 2720 (Part 8)");
});

test("without the catalogue, and for an unknown id, tests are named after their id", () => {
  for (const known of [undefined, catalogue])
    expect(chosenServices(["no-service/old-test"], known)).toEqual([
      {
        slug: "no-service",
        name: "No service",
        tests: [{ id: "no-service/old-test", name: "Old test", methods: [] }],
      },
    ]);
});

test("the message names each test with its methods, below its service", () => {
  const services = chosenServices(
    ["soil-testing/moisture-content", "building-material/slump"],
    catalogue,
  );
  expect(listMessage(services)).toBe(
    [
      "Please quote for these tests:",
      "",
      `${services[0]!.name}:`,
      `- Moisture content, ${services[0]!.tests[0]!.methods.join(", ")}`,
      "",
      "Building Material:",
      "- Slump, IS 1199 (Part 2)",
      "",
    ].join("\n"),
  );
  expect(listMessage([])).toBe("");
});

test("even the whole catalogue leaves room in the message, and the message says what is missing", () => {
  const all = catalogue.services.flatMap(({ slug }) => idsOf(slug));
  const message = listMessage(chosenServices(all, catalogue));
  expect(message.length).toBeLessThan(enquiryLimits.message - 900);
  const named = message.match(/^- /gm)!.length;
  expect(message).toContain(`and ${all.length - named} tests more`);
});
