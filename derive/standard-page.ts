import { standardWords, statusWords, usedFor } from "#content/standard-page.ts";
import { editions } from "#content/services/papers.ts";
import { dateWords } from "./date-words.ts";
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
    description: `${number}: ${subject}. ${use}`,
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
  const { body, year, checked } = standard;
  const { listedUnder, edition, status, checked: label } = standardWords;
  return [
    { label: listedUnder, value: body, to: publisherPath(body) },
    ...(year ? [{ label: edition, value: String(year) }] : []),
    { label: status, value: statusOf(standard) },
    ...(checked ? [{ label, value: `${dateWords(checked.on)}: ${checked.against}` }] : []),
  ];
}

/** Only what a check found, and how sure it is. */
function statusOf({ status, checked, supersededBy }: RegisteredStandard): string {
  if (status === "not-checked" || !checked) return statusWords.notChecked;
  const words = statusWords[status][checked.sure];
  return supersededBy ? `${words} ${statusWords.supersededBy} ${supersededBy}` : words;
}
