import { expect, test } from "vitest";
import { enquiryLimits } from "#contract/enquiry.ts";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { countsOf, requestEntries } from "./entries.ts";
import { emptyRequest, parseRequest, type TestRequest } from "./request.ts";
import { composeMessage, withoutSent } from "./request-message.ts";
import { byMaterial, sampleLines, samplesOf } from "./sample-lines.ts";

const catalogue = catalogueJson();
const set = catalogue.services
  .flatMap(({ sets }) => sets)
  .find(({ name }) => name === "Drinking water, 31 tests")!;
const tensile = "metal-alloys-testing/tensile-test";
const today = "2026-11-16";
const messageOf = (request: TestRequest, words = "") =>
  composeMessage(words, requestEntries(request, catalogue), request, today);
const textOf = (request: TestRequest) => messageOf(request).text;
const requestOf = (...ids: string[]): TestRequest => ({
  ...emptyRequest,
  items: ids.map((id) => ({ id })),
});

const usual: TestRequest = {
  items: [
    { id: cubeTestId },
    { id: "soil-testing/moisture-content", quantity: 2, mark: "Ch. 12+400", date: "2026-11-13" },
    { id: tensile, quantity: 3, mark: "16 mm, Fe 500D" },
    { id: set.id, date: "2026-11-16" },
  ],
  castings: [
    { castOn: "2026-11-12", cubes: 6, mark: "Slab S2", ages: [7, 28] },
    { castOn: "2026-11-16", cubes: 6, mark: "Slab S3", ages: [7, 28] },
    { castOn: "2026-10-10", cubes: 3, mark: "Footing F1", ages: [28] },
    { castOn: "2026-11-15", ages: [7] },
    { castOn: "2026-11-09", ages: [7] },
    { castOn: "2026-11-16", cubes: 1, ages: [] },
    { castOn: "2002-11-16", mark: "W3", ages: [7] },
  ],
  project: "Bypass, package 3",
  neededBy: "2026-12-14",
  bringTo: "Samba",
};

test("a request of tests, a set and castings is understood from the mail alone", () => {
  expect(textOf(usual)).toMatchInlineSnapshot(`
    "Request for 3 tests and 1 set
    Project or site: Bypass, package 3

    1. Compressive strength of cubes
       7 castings, 16 cubes
       Method: IS 516 (Part 1/Sec 1):2021
       6 cubes, Slab S2, cast 12 November 2026: test Thu 19 Nov at 7 days, Thu 10 Dec at 28 days; bring by Wed 18 Nov
       6 cubes, Slab S3, cast 16 November 2026: test Mon 23 Nov at 7 days, Mon 14 Dec at 28 days; bring by Sat 21 Nov
       3 cubes, Footing F1, cast 10 October 2026: test Sat 7 Nov at 28 days (past)
       Cubes, cast 15 November 2026: test Sun 22 Nov at 7 days (closed: Sunday); bring by Fri 20 Nov
       Cubes, cast 9 November 2026: test Mon 16 Nov at 7 days; bring by Sat 14 Nov (past)
       1 cube, cast 16 November 2026: ages to be agreed
       Cubes, W3, date of casting to be stated
    2. Moisture content
       2 samples, Ch. 12+400, sampled on 13 November 2026
       Method: IS 2720 (Part 2) or ASTM D2216
    3. Yield or 0.2 % proof stress, tensile strength, elongation
       3 samples, 16 mm, Fe 500D
       Method: IS 1608 (Part 1), ISO 6892-1, ISO 15630-1 or ASTM A370
    4. Drinking water, 31 tests
       1 sample, sampled on 16 November 2026
       Method: IS 3025, IS 13428, IS 15185
       Specification: IS 10500:2012

    Results needed by: 14 December 2026
    Samples go to: Jammu laboratory
    Services: Building Material; Soil Testing & Geotechnical Investigation; Metal & Alloys Testing; Water Testing Service"
  `);
});

test("surveys are counted in the unit of their service, and alone they wait for a price", () => {
  const video = "video-based-classified-traffic-survey/surveys";
  const items = [
    { id: `${video}/turning-movement-count`, quantity: 3 },
    { id: `${video}/traffic-forecast` },
    { id: "nsvnetwork-vehicle-survey/roughness" },
  ];
  const surveys = { ...usual, items };
  expect(textOf(surveys)).toMatch(
    / 3 junctions\n[^]* 1 survey\n[^]* km to be stated\n[^]*\nPrice needed by: 14 /,
  );
  expect(textOf({ ...surveys, items: [...items, { id: tensile }] })).toContain("Results needed by");
});

test("a test that is also in a set of the request says so", () => {
  const [first] = set.tests;
  expect(textOf(requestOf(first!, set.id))).toContain(`1 sample, also in ${set.name}`);
});

test("words come first, and without the catalogue tests are named after their ids", () => {
  expect(messageOf(emptyRequest, " Please call. ")).toEqual({
    text: "Please call.",
    sent: emptyRequest,
    left: 0,
  });
  const request = requestOf("no-service/old-test");
  const { text } = composeMessage(
    "Please call.\n",
    requestEntries(request, undefined),
    request,
    today,
  );
  expect(text).toMatch(/^Please call\.\n\nRequest for 1 test\n\n1\. Old test\n/);
});

test("a cube test without castings is one sample of three cubes, and a control character is removed", () => {
  const request = { ...requestOf(cubeTestId), project: "A\u202eB" };
  const { text } = messageOf(parseRequest(JSON.stringify(request))!.request);
  expect(text).toContain("\n   3 cubes\n");
  expect(text).toContain("Project or site: AB\n");
});

const all = catalogue.services.flatMap(({ tests }) => tests.map(({ id }) => id));

test.each([
  [0, 60],
  [2000, 30],
  [4800, 0],
  [enquiryLimits.message, 0],
])(
  "with %i characters of words, what the message does not name stays in the request",
  (length, least) => {
    const others = all.filter((id) => id !== cubeTestId);
    const request = { ...usual, items: requestOf(...others, cubeTestId).items };
    const { text, sent, left } = messageOf(request, "x".repeat(length));
    expect(text.length).toBeLessThanOrEqual(enquiryLimits.message);
    const rest = withoutSent(request, sent);
    expect([...sent.items, ...rest.items]).toEqual(request.items);
    expect(rest).toMatchObject({ castings: request.castings, neededBy: request.neededBy });
    expect(left).toBe(rest.items.length + rest.castings.length);
    expect(text.includes(`and ${left} more`)).toBe(sent.items.length > 0);
    expect(sent.items.length).toBeGreaterThanOrEqual(least);
  },
);

test("castings that the message has no room for stay, with their test", () => {
  const castings = Array.from({ length: 100 }, (_, at) => ({
    ...usual.castings[0]!,
    mark: `Slab ${at % 90}`,
  }));
  const request = { ...usual, castings };
  const { text, sent } = messageOf(request);
  expect(sent.items).toEqual([{ id: cubeTestId }]);
  const rest = withoutSent(request, sent);
  expect(sent.castings.length).toBeGreaterThan(10);
  expect([...sent.castings, ...rest.castings]).toHaveLength(castings.length);
  expect(rest.items).toEqual(request.items);
  expect(text).toContain(`and ${rest.castings.length + request.items.length - 1} more`);
  const second = messageOf(rest).text;
  expect(second).toContain(rest.castings[0]!.mark);
});

test("only what was sent leaves the request, as it was sent", () => {
  const { sent } = messageOf(usual);
  expect(withoutSent(usual, sent)).toEqual(emptyRequest);
  const added = { id: "added-while-sending" };
  const [cubes, moisture, ...others] = usual.items;
  const changed = { ...moisture!, quantity: 7 };
  const meanwhile = { ...usual, items: [cubes!, changed, ...others, added] };
  expect(withoutSent(meanwhile, sent)).toEqual({
    ...usual,
    items: [changed, added],
    castings: [],
  });
  const cast = { castOn: "2026-11-16", cubes: 3, ages: [7] };
  const castMeanwhile = { ...usual, castings: [...usual.castings, cast] };
  expect(withoutSent(castMeanwhile, sent)).toMatchObject({ items: [cubes], castings: [cast] });
  const planned = { ...requestOf("a"), castings: [cast] };
  expect(withoutSent(planned, messageOf(planned).sent)).toEqual({ items: [], castings: [cast] });
});

test("a sample that several tests ask for is listed once and never summed", () => {
  const tests = ["softening-point", "ductility", "cationic-bitumen-emulsion"];
  const request = requestOf(...tests.map((row) => `building-material/${row}`), tensile);
  const entries = requestEntries(request, catalogue);
  expect(samplesOf(entries, catalogue.samples)).toMatchObject([
    {
      amount: "1–\u20602 kg of bitumen for the whole suite",
      names: "Bitumen",
      handling: "metal tins, not plastic",
    },
    { amount: "5 l", names: "Bitumen emulsion", handling: "" },
    { names: "Reinforcement bars", handling: expect.stringMatching(/; tagged .*; not flame-cut$/) },
  ]);
  expect(countsOf(entries)).toEqual(["4 tests"]);
});

test("samples of one material stand together, and say their test where they are of the same kind", () => {
  const ids = ["soil-testing/cbr", "soil-testing/compaction-light"].map((id) => ({ id }));
  const entries = requestEntries({ items: ids, castings: [] }, catalogue);
  const [soil, ...others] = byMaterial(samplesOf(entries, catalogue.samples));
  expect(others).toEqual([]);
  expect(soil!.lines.map(({ more }) => more)).toEqual([
    expect.stringMatching(/^CBR/),
    expect.stringMatching(/^Compaction/),
  ]);
});

test("materials whose names begin alike stay apart", () => {
  const sample = { amount: "1", handling: "", more: undefined, test: "" };
  const names = ["Cement", "Cement flooring tiles", "Water", "Water for metals"];
  const materials = byMaterial(names.map((name) => ({ ...sample, key: name, names: name })));
  expect(materials.map(({ material }) => material)).toEqual(names.slice(0, 3));
});

test("the request form has a line for each casting, and for each entry of which something is brought", () => {
  const survey = catalogue.services.flatMap(({ surveys }) => surveys)[0]!;
  const onSite = [survey.id, "building-material/slump"].map((id) => ({ id, date: today }));
  const request = { ...usual, items: [...usual.items, ...onSite] };
  const entries = requestEntries(request, catalogue);
  const lines = sampleLines(entries, request, catalogue.samples);
  expect(lines.map(({ mark, material, test: number }) => [mark, material, number])).toEqual([
    ["6 cubes, Slab S2", "Concrete cubes", 1],
    ["6 cubes, Slab S3", "Concrete cubes", 1],
    ["3 cubes, Footing F1", "Concrete cubes", 1],
    ["Cubes", "Concrete cubes", 1],
    ["Cubes", "Concrete cubes", 1],
    ["1 cube", "Concrete cubes", 1],
    ["Cubes, W3", "Concrete cubes", 1],
    ["Ch. 12+400", "Soil for moisture content", 2],
    ["16 mm, Fe 500D", "Reinforcement bars", 3],
    ["", "Water, Water for metals, Water for microbiology", 4],
  ]);
  expect(lines[7]!.date).toBe("13 November 2026");
  const water = byMaterial(samplesOf(entries, catalogue.samples)).at(-1)!;
  expect(water.lines.map(({ amount, more }) => `${amount}, ${more}`)).toEqual([
    expect.stringMatching(/^5 l/),
    expect.stringMatching(/nitric.*for metals, bottle from us$/),
    expect.stringMatching(
      /sterile.*for microbiology.*thiosulphate.*chilled.*day of sampling.*24 h$/,
    ),
  ]);
  expect(textOf(request)).toContain("6. Slump\n   quantity 1\n");
});
