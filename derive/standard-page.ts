import { standardWords, statusWords, usedFor } from "#content/standard-page.ts";
import { editions } from "#content/services/papers.ts";
import { dateWords, monthWords } from "./date-words.ts";
import { publisherPath } from "./standard-path.ts";
import type { StandardPage, StandardService } from "./standard-pages.ts";
import type { RegisteredStandard } from "./standards-register.ts";

export interface StandardFact {
  readonly label: string;
  readonly value: string;
  readonly to?: string;
}

export interface StandardText {
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly use: string;
  readonly facts: readonly StandardFact[];
  readonly note: string;
}

/** The words of a standard's page, from the register and from the tests that use it. */
export function standardText(page: StandardPage): StandardText {
  const { number, subject } = page;
  const use = sentenceOfUse(page.services);
  return {
    title: `${number}: ${subject}`,
    description: `${number}: ${subject}. ${use} With samples and times.`,
    lead: `${subject}.`,
    use,
    facts: factsOf(page),
    note: `${standardWords.usual} ${editions.tests}`,
  };
}

function sentenceOfUse(services: readonly StandardService[]): string {
  const uses = services.flatMap(({ tests }) => tests.map(({ use }) => use));
  return usedFor(
    uses.filter((use) => use !== "specification").length,
    uses.filter((use) => use !== "method").length,
  );
}

function factsOf(standard: RegisteredStandard): StandardFact[] {
  const { body, title } = standard;
  const edition = editionWords(standard);
  return [
    { label: standardWords.listedUnder, value: body, to: publisherPath(body) },
    ...(title ? [{ label: standardWords.title, value: title }] : []),
    ...(edition ? [{ label: standardWords.edition, value: edition }] : []),
  ];
}

/** "2022, 1 amendment; in force on 6 September 2026 (BIS list)", or only the year that the number carries. */
function editionWords(standard: RegisteredStandard): string {
  const { year, amendments, reaffirmed, status, supersededBy, checked } = standard;
  const edition = [
    year,
    amendments && `${amendments} ${amendments === 1 ? "amendment" : "amendments"}`,
    reaffirmed && `reaffirmed ${monthWords(reaffirmed)}`,
  ];
  const found = status &&
    checked && [
      statusWords[status],
      supersededBy && `by ${supersededBy}`,
      `on ${dateWords(checked.on)} (${checked.against})`,
    ];
  return [edition.filter(Boolean).join(", "), found?.filter(Boolean).join(" ")]
    .filter(Boolean)
    .join("; ");
}
