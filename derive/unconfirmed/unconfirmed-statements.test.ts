import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { centres } from "#content/centres.ts";
import { clients } from "#content/clients.ts";
import { howWeWork } from "#content/how-we-work.ts";
import { pictures } from "#content/pictures.ts";
import { privacy } from "#content/privacy.ts";
import { services } from "#content/services/index.ts";
import type { Service } from "#content/services/shape.ts";
import { site } from "#content/site.ts";
import { standardsWithFacts } from "#content/standards.ts";
import { issuedDocument } from "#content/testing-scope.ts";
import { allStrings } from "#derive/standards/find-standards.ts";
import { sitePaths } from "../pages/sitemap.ts";
import { endedScope, issuedScope } from "./accreditation.ts";
import { servicePages } from "./service-pages.ts";
import { type Topic, topics } from "./statement.ts";
import { placeholders, unconfirmedStatements } from "./unconfirmed-statements.ts";

const isPlaceholder = ({ placeholder }: { readonly placeholder: boolean }) => placeholder;
const all = unconfirmedStatements();
const about = (topic: Topic) =>
  all.filter((found) => found.topic === topic).map(({ statement }) => statement);

test("every value that is flagged in content is a placeholder", () => {
  const clientLogos = clients.filter(({ placeholderLogo }) => placeholderLogo).length;
  expect(about("identity")).toEqual([
    `name "${site.name}"`,
    ...site.phones.map((phone) => `phone ${phone}`),
    `e-mail ${site.email}`,
    `postal address "${site.address.street}"`,
    ...centres.filter(isPlaceholder).map(({ label }) => `collection centre ${label}`),
    `${clients.length} kinds of client instead of clients`,
    `${clientLogos} pictograms instead of client logos`,
  ]);
  expect(about("accreditation")).toEqual([
    ...certificates.filter(isPlaceholder).map(({ title }) => `record instead of "${title}"`),
    ...accreditationMarks.filter(isPlaceholder).map(({ name }) => `drawing of the ${name} mark`),
    "instruments listed under NABL, without a calibration certificate",
    ...issuedScope(issuedDocument).map(({ statement }) => statement),
  ]);
  expect(about("pictures")).toEqual(
    Object.entries(pictures)
      .filter(([, picture]) => isPlaceholder(picture))
      .map(([id]) => `illustration "${id}"`),
  );
  expect(about("practice")).toEqual([
    ...howWeWork.sections.flatMap(({ missing }) => missing?.statement ?? []),
    ...privacy.unconfirmed.map(({ statement }) => statement),
  ]);
  expect(placeholders().map(({ statement }) => statement)).toEqual(
    (["identity", "accreditation", "pictures", "practice"] as const).flatMap(about),
  );
});

test("the scope issued by NABL is asked for until content names it", () => {
  expect(issuedScope(undefined)).toHaveLength(1);
  expect(issuedScope({ file: "scope.pdf", date: "2026-03-02" })).toEqual([]);
});

test("the renewed scope is asked for once a line of the imported one has ended", () => {
  const line = { test: "soil-testing/spt", method: "IS 2131", range: "", validFrom: "2026-01-01" };
  const scope = [{ ...line, validUntil: "2026-11-15" }];
  expect(endedScope(scope, "2026-11-15")).toEqual([]);
  expect(endedScope(scope, "2026-11-16")).toMatchObject([
    { statement: "1 line of the issued scope has ended" },
  ]);
});

test("each has a question, a file that exists and a page of the site", () => {
  for (const { question, file, page } of all) {
    expect(question).toMatch(/[?.]$/);
    expect(existsSync(file), file).toBe(true);
    expect(sitePaths(), page).toContain(page);
  }
});

test("every topic has a statement, but the scope and tests to confirm may have none", () => {
  const found = new Set(all.map(({ topic }) => topic));
  const settled = (Object.keys(topics) as Topic[]).filter((topic) => !found.has(topic));
  expect(settled.filter((topic) => topic !== "scope" && topic !== "tests")).toEqual([]);
});

test("every standard that nobody looked up in its publisher's list is asked for", () => {
  const asked = about("standards").flatMap((text) => text.replace(/^.*?: /, "").split(", "));
  const open = standardsWithFacts.filter(({ listed }) => !listed).map(({ number }) => number);
  expect(asked.toSorted()).toEqual(open.join(", ").split(", ").toSorted());
});

const soil = services.find(({ slug }) => slug === "soil-testing")!;

test("a service page lists its scope, tests to confirm, equipment and typical figures", () => {
  const service: Service = {
    ...soil,
    keyFigures: [{ value: "2 h", label: "drive", from: "typical" }],
    unconfirmed: [{ statement: "drill rig", question: "Do you own a drill rig?" }],
    sections: [
      {
        kind: "tests",
        heading: "Tests",
        sample: { kind: "soil-bag", amount: { typical: "1 kg" } },
        groups: [
          {
            rows: {
              spt: { name: "SPT", methods: ["IS 2131"] },
              ucs: {
                name: "Strength of rock core",
                methods: ["IS 2131"],
                sample: { kind: "rock-core", amount: { stated: "3 cores" } },
                duration: { standard: "1 day", source: ["IS 2131"] },
                confirm: true,
              },
            },
          },
        ],
      },
      {
        kind: "values",
        heading: "Masses",
        columns: ["Size", "Mass"],
        rows: [["20 mm", "25 kg"]],
        from: "typical",
      },
    ],
    bring: { ...soil.bring, samples: [], times: [{ typical: "a week" }] },
  };
  expect(servicePages([service], []).map(({ topic, statement }) => [topic, statement])).toEqual([
    ["scope", "scope status of 1 tests"],
    ["tests", "Strength of rock core (IS 2131)"],
    ["capabilities", "drill rig"],
    ["typical", "drive: 2 h"],
    ["typical", "Tests: 1 kg"],
    ["typical", "Masses: 20 mm 25 kg"],
    ["typical", "a week"],
  ]);
});

const leftOut = "not stated: ";

test("what is to be confirmed is named on its page, or left out of it", () => {
  const privacyNotice = { slug: "privacy", ...privacy };
  for (const { slug, sections, unconfirmed = [] } of [
    ...(services as readonly Service[]),
    privacyNotice,
  ])
    for (const { statement } of unconfirmed.filter((open) => !open.statement.startsWith(leftOut)))
      expect(allStrings(sections).join("\n"), slug).toContain(statement);
});
