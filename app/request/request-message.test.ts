import { expect, test } from "vitest";
import { enquiryLimits } from "#contract/enquiry.ts";
import { cubeTestId } from "#content/copy/cube-planner/castings.ts";
import { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { methodsText } from "#derive/catalogue/methods.ts";
import { castingLine } from "./casting-lines.ts";
import { type Entry, requestEntries } from "./entries.ts";
import { emptyRequest, parseRequest, type TestRequest } from "./request.ts";
import { composeMessage, specificationText, withoutSent } from "./request-message.ts";

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
  const entries = requestEntries(usual, catalogue);
  const [cubes, moisture, steel, water] = entries as [Entry, Entry, Entry, Entry];
  expect(textOf(usual)).toBe(`Request for 3 tests and 1 set
Project or site: Bypass, package 3

1. ${cubes.name}
   7 castings, 16 cubes
   Method: ${methodsText(cubes)}
${usual.castings.map((casting) => `   ${castingLine(casting, today)}`).join("\n")}
2. ${moisture.name}
   2 samples, Ch. 12+400, sampled on 13 November 2026
   Method: ${methodsText(moisture)}
3. ${steel.name}
   3 samples, 16 mm, Fe 500D
   Method: ${methodsText(steel)}
4. ${water.name}
   1 sample, sampled on 16 November 2026
   Method: ${methodsText(water)}
   Specification: ${specificationText(water)}

Results needed by: 14 December 2026
Samples go to: Jammu laboratory
Services: ${entries.map(({ service }) => service).join("; ")}`);
});

test("methods of which all are needed are joined by and, those of an instrument are standards", () => {
  const entry: Entry = {
    ...requestEntries(requestOf(tensile), catalogue)[0]!,
    methods: ["A", "B"],
  };
  const lines = [
    { ...entry, methodsNeeded: "all" },
    { ...entry, methodsNeeded: undefined },
    { ...entry, kind: "instrument", methodsNeeded: undefined },
  ].map((one) => composeMessage("", [one as Entry], requestOf(tensile), today).text);
  expect(lines[0]).toContain("Method: A and B");
  expect(lines[1]).toContain("Method: A, B");
  expect(lines[2]).toContain("Standard: A, B");
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
