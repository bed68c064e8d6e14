import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { certifications } from "#content/accreditation.ts";
import { announcementCopy } from "#content/copy/frame/frame.ts";
import { claims } from "#content/claims.ts";
import { pictures } from "#content/pictures.ts";
import { services } from "#content/services/index.ts";
import { allStrings } from "./standards/find-standards.ts";
import { temporaryFolder } from "#server/testing/temporary-folder.ts";
import { jsonLd } from "./pages/json-ld.ts";
import { llmsTxt } from "./pages/text-files.ts";
import { servicePath } from "./catalogue/paths.ts";
import { parseSynonyms } from "./search-data/parse-synonyms.ts";
import { servicePage } from "./pages/service-page.ts";
import { sitemapPaths } from "./pages/sitemap.ts";
import { standardsRegister } from "./standards/standards-register.ts";

/** Promises of time; what a method itself takes (soaking, curing, incubation) is none. */
const promises = [
  /turnaround|overnight|round the clock/i,
  /\b(same|next)([ -]or[ -]next)?[ -](working |business )?day\b/i,
  /\b(within|in) (\d+|an?|one|two|three|few)(–\d+)? (working |business )?(days?|weeks?)\b/i,
  /\b\d+ (working|business) days?\b/i,
  /\b(report|result|certificate)s?\b[^.;]{0,20}\b(in|within|after) \d+ ?(h|hours?|days?)\b/i,
  /\b(quick|fast|express|urgent|prompt|speedy|rapid|timely) (report|result|test|service|deliver)/i,
  /\b(guarantee|promis)[^.;]{0,20}\b(date|time|deliver|day)/i,
] as const;

/** What a laboratory must never say, with the reason that a failing test prints. */
const forbidden: readonly [pattern: RegExp, reason: string][] = [
  [/NABL[- ](certified|approved)/i, "a laboratory is accredited"],
  [/17025[^.;\n]{0,25}\bcertifi/i, "ISO/IEC 17025 is a matter of accreditation"],
  [/\bcertified[^.;\n]{0,25}17025/i, "ISO/IEC 17025 is a matter of accreditation"],
  [/(9001|14001|45001)[^.;,]{0,25}\baccredited/i, "management systems are certified"],
  [/\baccredited[^.;,]{0,25}(9001|14001|45001)/i, "management systems are certified"],
  [/accredited for all/i, "accreditation is for a scope"],
  [/tests in its scope:/i, "a list after it reads as the scope"],
  [/every test[^.;]{0,40}(how much|amount)/i, "some amounts are agreed"],
  [/ULR[^.;]{0,30} means/i, "a forged report has a number too"],
  [/100 ?% accura|zero error/i, "no absolute claims"],
  [/Bureau of Indian Standards approved|BIS approved/i, "not claimed"],
  [/desirable limit/i, "the 2012 edition says acceptable"],
  [
    /(?<!not |cannot say that water is )(safe|fit) to drink|10500 compliant/i,
    "eleven tests cannot say so",
  ],
  ...promises.map((pattern): [RegExp, string] => [pattern, "a date is agreed, never promised"]),
  [
    /IS 8112|IS 12269|IS 383:1970|IS 516:1959|IS 5816|IS 13311|IS 1199:1959|IS 3651|IS 10500:1991|IS 2490|IS 330[67]|IS 1375[3-6]|IS 3495:1992|IS 1139|IS 13360|IRC:81\b|IRC:SP:88-2010|ASTM (C289|C227|D1664|D421|D1194|D4429)\b|IS 2911 \(Part 4\):(1985|2021)|\b60\/70\b|\b80\/100\b/,
    "superseded",
  ],
  [
    /\bKn\b|\bMpa\b|\d ?KG\b|°c\b|mg\/L|\bppm\b|\d(kN|MPa|kg|mm|bar|ms|mg\/l)\b|\d-\d+(\.\d+)? (kN|mm|ms|kg|°C|days|ml|h)\b/,
    "wrong unit",
  ],
];

const numberShape =
  /\b(?:IS(?:\/ISO)?|ISO(?:\/IEC)?|IRC:(?:SP:)?|ASTM [A-G]|AASHTO [MT] |BS(?: EN)?|OIML R |DKD-R |EURAMET cg-)(?:(?<=[:RG-] ?|[A-G])|\s)\d+(?:[-/:]?[A-Z]?\d+M?)*(?: \((?:Parts? [^)]+)\))?(?:[:-]\d{4})?/g;

const known: readonly string[] = [
  ...standardsRegister().flatMap(({ number, year }) => [number, `${number}:${year}`]),
  ...certifications.map(({ title }) => title).filter((title) => title.startsWith("ISO")),
];

/** A series may be named without its part, a standard without its year or with the edition in force. */
const isKnown = (number: string) =>
  known.some(
    (entry) => entry === number || (entry.startsWith(number) && !/\d/.test(entry[number.length]!)),
  );

function problems(text: string): string[] {
  return [
    ...forbidden.flatMap(([pattern, reason]) => {
      const match = pattern.exec(text);
      if (!match) return [];
      return [`"${text.slice(Math.max(0, match.index - 20), match.index + 40)}": ${reason}`];
    }),
    ...[...text.matchAll(numberShape)].flatMap(([number]) =>
      isKnown(number) ? [] : [`"${number}" is not in content/standards.ts`],
    ),
  ];
}

const textOf = (value: unknown) => allStrings(value).join("\n");

const root = join(import.meta.dirname, "..");
const folders = "app,content,contract,derive,publish,server/mail";
/** Of what is here no sentence is shown. */
const notShown = /\.(test\.tsx?|md|css|csv|pdf|webp|woff2)$|\/(testing|generated)\//;

const readSources = (project: string) =>
  globSync(`{${folders}}/**/*.*`, { cwd: project })
    .filter((file) => !notShown.test(file))
    .map((file) => [file, shownIn(file, readFileSync(join(project, file), "utf8"))] as const);

/** Visitors may type what we may not say, so of the dictionary only its sentences count. */
const shownIn = (file: string, text: string) =>
  file.endsWith(".tsv") ? textOf(parseSynonyms(text, file).map(({ words }) => words)) : text;

const sources = readSources(root);

/** With all values in their places. */
const modules = await Promise.all(
  sources
    .filter(([file]) => /^content\/.+\.ts$/.test(file))
    .map(async ([file]) => [file, textOf(await import(join(root, file)))] as const),
);

const made = [
  ...services.map((service) => [servicePath(service.slug), textOf(servicePage(service))] as const),
  ...sitemapPaths().map((path) => [path, textOf(jsonLd(path, "https://lab.example"))] as const),
  ["llms.txt", llmsTxt("https://lab.example")] as const,
];

const allProblems = (texts: readonly (readonly [file: string, text: string])[]) =>
  texts.flatMap(([file, text]) => problems(text).map((problem) => `${file}: ${problem}`));

test("nothing that is published claims what it may not, or names an unknown standard", () => {
  expect(allProblems([...sources, ...modules, ...made])).toEqual([]);
});

test("every file of content is read, and the sentences of the dictionary", () => {
  const read = new Map(sources);
  const files = readdirSync(join(root, "content"), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.\w+$/.test(file) && !notShown.test(`/${file}`))
    .map((file) => join("content", file));
  expect(files.filter((file) => !read.has(file))).toEqual([]);
  expect(read.get("content/synonyms/not-offered.tsv")).toMatch(/\.$/m);
});

test.each([
  ["content/synonyms/not-offered.tsv", "typed\tids\twords\njob\t\tNABL certified"],
  ["content/copy/a/b.ts", 'export const line = () => "Same-day results, 100 % accurate.";'],
  ["derive/a/b/c.ts", "`results within 3 days`"],
  ["app/pages/a/b.astro", "<p>results within 3 days</p>"],
  ["content/new-kind.yaml", "results within 3 days"],
])("a forbidden claim in %s is found", (file, text) => {
  const project = temporaryFolder();
  mkdirSync(dirname(join(project, file)), { recursive: true });
  writeFileSync(join(project, file), text);
  expect(allProblems(readSources(project))).not.toEqual([]);
});

const shownBy = (service: (typeof services)[number]) =>
  textOf([
    service,
    servicePage(service),
    jsonLd(servicePath(service.slug), "https://lab.example"),
    Object.entries(pictures).find(([id]) => id.endsWith(service.slug)),
  ]);

test("surveys and audits make no claim of accreditation", () => {
  const surveys = services.filter(
    ({ inTestingScope, category }) => !inTestingScope && category !== "calibration",
  );
  expect(surveys.length).toBeGreaterThan(0);
  for (const service of surveys)
    expect(shownBy(service), service.slug).not.toMatch(/NABL|accredit|17025|TC-\d/i);
});

test("the testing certificate is not shown with calibration", () => {
  for (const service of services.filter(({ category }) => category === "calibration"))
    expect(shownBy(service)).not.toContain(announcementCopy.certificate);
});

test("a card has about 60 characters", () => {
  for (const { slug, card } of services) expect(card.length, slug).toBeLessThanOrEqual(68);
});

test("what a visitor collects is a list and what is sent a request, but for the buttons that the contract names", () => {
  const texts = sources
    .filter(([file]) =>
      /^content\/(copy\/(request|cube-planner|finder)\/|pricing|search-pages)/.test(file),
    )
    .flatMap(([, text]) => text.match(/["`][^"`\n]*\benquir(?:y|ies)\b[^"`\n]*["`]/gi) ?? []);
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !/(to|from) enquiry["`]|\.ts"/.test(text))).toEqual([]);
});

const filesWith = (claim: string) =>
  modules
    .filter(([file]) => file !== "content/claims.ts" && file !== "content/services/index.ts")
    .filter(([, text]) => text.toLowerCase().includes(claim.toLowerCase()))
    .map(([file]) => file);

test("claims of experience are each made in their own file only, and load ranges in one", () => {
  const { experience, fwdLoadRange } = claims;
  const said = { "content/about.ts": experience.about, "content/home.ts": experience.homeCard };
  const files = (claim: string) => Object.entries(said).filter(([, text]) => text.includes(claim));
  for (const claim of Object.values(said))
    expect(filesWith(claim)).toEqual(files(claim).map(([file]) => file));
  // The service may be removed.
  for (const range of Object.values(fwdLoadRange))
    expect(filesWith(range).length).toBeLessThanOrEqual(1);
});

test.each([
  "a NABL certified laboratory",
  "ISO/IEC 17025 certified",
  "certified to ISO/IEC 17025",
  "ISO 9001:2015 accredited",
  "accredited by NABL for the tests in its scope: concrete, steel",
  "Every test with its standard and how much to bring",
  "A ULR number on the report means accredited results",
  "cement to IS 8112",
  "ten per cent fines of 50 Kn",
  "a strength of 43 Mpa",
  "up to 700bar",
  "7-120 kN",
  "tested to IS 2720 (Part 99)",
  "ASTM D9999",
  "IRC:999",
  "desirable limit",
  "pH: same or next working day",
  "Same-day results",
  "the report follows within 3 days",
  "results in two weeks",
  "3–5 working days",
  "the certificate is issued after 48 hours",
  "fast reports",
  "we guarantee the delivery date",
])("%j is found", (wrong) => {
  expect(problems(wrong)).not.toEqual([]);
});

test("correct wording passes", () => {
  expect(
    problems(
      "Accredited to ISO/IEC 17025; ISO 9001:2015, certified. IS 4031 (Part 6), ASTM D5/D5M, IRC:SP:88-2019, BS EN 1337-11, 7–120 kN, 5 MPa. One normal working day of 24 h at each station; 4 days' soaking; results at 3 and 7 days; microbiology started within 24 h. The date of the report is agreed.",
    ),
  ).toEqual([]);
});
