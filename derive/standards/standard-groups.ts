import { standardsIndexCopy } from "#content/copy/pages/standard-page.ts";
import type { StandardsBody } from "#content/standards.ts";
import { kebabCase } from "../kebab-case.ts";

interface Numbered {
  readonly number: string;
  readonly body: StandardsBody;
}

/** Where groups of Indian Standards begin, which are too many for one. */
const starts = [1, 1000, 2000, 3000, 4000, 10_000];

export const standardGroups = <Standard extends Numbered>(standards: readonly Standard[]) =>
  Array.from(new Set(standards.map(groupOf)), (name) => ({
    id: kebabCase(name),
    name,
    standards: standards.filter((standard) => groupOf(standard) === name),
  }));

function groupOf({ number, body }: Numbered): string {
  const [, digits] = /^IS (\d+)/.exec(number) ?? [];
  if (!digits) return body;
  const index = starts.findLastIndex((start) => start <= Number(digits));
  return standardsIndexCopy.numbers(starts[index]!, starts[index + 1]);
}
