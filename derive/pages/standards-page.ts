import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import { readings, type StandardsBody } from "#content/standards.ts";
import { testPath } from "../catalogue/paths.ts";
import { kebabCase } from "../kebab-case.ts";
import { standardSlug } from "../standards/paths.ts";
import { editionOf, sourceOf } from "../standards/standard-text.ts";
import { type StandardInUse, standardsInUse } from "../standards/standards-in-use.ts";

interface Numbered {
  readonly number: string;
  readonly body: StandardsBody;
}

/** Where groups of Indian Standards begin, which are too many for one. */
const starts = [1, 1000, 2000, 3000, 4000, 10_000];

const standardGroups = <Standard extends Numbered>(standards: readonly Standard[]) =>
  Array.from(new Set(standards.map(groupOf)), (name) => ({
    id: kebabCase(name),
    name,
    standards: standards.filter((standard) => groupOf(standard) === name),
  }));

function groupOf({ number, body }: Numbered): string {
  const [, digits] = /^IS (\d+)/.exec(number) ?? [];
  if (!digits) return body;
  const index = starts.findLastIndex((start) => start <= Number(digits));
  return copy.numbers(starts[index]!, starts[index + 1]);
}

export type StandardsPage = ReturnType<typeof standardsPage>;
export type StandardRow = ReturnType<typeof rowOf>;

/** Every standard, by publisher and number. */
export const standardsPage = () => ({
  sources: Object.values(readings).map((reading) => copy.editionsFrom(sourceOf(reading))),
  groups: standardGroups(standardsInUse).map(({ id, name, standards }) => ({
    id,
    name,
    rows: standards.map(rowOf),
  })),
});

/** A standard without a page is an entry that links name, and leads to its one test. */
function rowOf(standard: StandardInUse) {
  const { number, subject, path, hasPage, services } = standard;
  const { id, name } = services[0]!.tests[0]!;
  return {
    number,
    subject,
    edition: editionOf(standard),
    path: hasPage ? path : undefined,
    id: hasPage ? undefined : standardSlug(number),
    test: hasPage ? undefined : { name, path: testPath(id) },
  };
}
