import {
  editionCopy,
  moreAbout,
  roleCopy,
  type StandardFact,
  standardCopy,
  usedForCopy,
} from "#content/copy/pages/standard-page.ts";
import type { Reading } from "#content/standards/entry.ts";
import { formatDate, formatMonth } from "../dates/format-date.ts";
import type { StandardInUse, StandardService } from "./standards-in-use.ts";
import type { RegisteredStandard } from "./standards-register.ts";

export function standardText(page: StandardInUse) {
  const { number, subject, services } = page;
  const use = sentenceOfUse(services);
  return {
    title: `${number}: ${subject}`,
    description: `${number}: ${subject}. ${use}`,
    lead: `${subject}. ${use}`,
    facts: factsOf(page),
  };
}

function sentenceOfUse(services: readonly StandardService[]): string {
  const all = services.flatMap((service) => service.tests);
  const tests = all.filter(({ notATest }) => !notATest);
  if (tests.length === 0) return usedForCopy.notATest[all[0]!.notATest!];
  const [role, ...others] = new Set(tests.map((test) => test.role));
  const inScope = services.some(({ inTestingScope }) => inTestingScope);
  const what = inScope ? usedForCopy.tests : usedForCopy.survey;
  const use = `${roleCopy[others.length > 0 ? "both" : role!]} ${what}`;
  return tests.some(({ confirm }) => !confirm) ? `${use}.` : `${use}, ${usedForCopy.onRequest}.`;
}

function factsOf(standard: RegisteredStandard): StandardFact[] {
  const { body, title, status, supersededBy, checked } = standard;
  const edition = editionOf(standard);
  return [
    ...(title ? [{ label: standardCopy.title, value: title }] : []),
    ...(status && edition ? [{ label: editionCopy[status], value: edition }] : []),
    ...(supersededBy ? [{ label: standardCopy.replacedBy, value: supersededBy }] : []),
    ...(checked ? [{ label: standardCopy.source, value: sourceOf(checked) }] : []),
    { label: standardCopy.publisher, value: body },
    ...(moreAbout[standard.number] ?? []),
  ];
}

export const sourceOf = ({ against, on }: Reading) => `${against} of ${formatDate(on)}`;

export function editionOf(standard: RegisteredStandard): string | undefined {
  const { year, amendments, reaffirmed, checked } = standard;
  if (!checked) return undefined;
  return [
    year,
    amendments && `${amendments} ${amendments === 1 ? "amendment" : "amendments"}`,
    reaffirmed && `reaffirmed ${formatMonth(reaffirmed)}`,
  ]
    .filter(Boolean)
    .join(", ");
}
