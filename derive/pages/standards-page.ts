import { standardsIndexCopy as copy } from "#content/copy/pages/standard-page.ts";
import { readings } from "#content/standards.ts";
import { testPath } from "../catalogue/paths.ts";
import { standardSlug } from "../standards/paths.ts";
import { standardGroups } from "../standards/standard-groups.ts";
import { editionOf, sourceOf } from "../standards/standard-text.ts";
import { type StandardInUse, standardsInUse } from "../standards/standards-in-use.ts";

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
