import type { Service } from "#content/services/shape.ts";
import { type CataloguedTest, cataloguedTests } from "../catalogue.ts";
import { publishedQuantity } from "../quantity.ts";
import type { FinderEntry } from "./finder-entry.ts";

/** The tests of a service, each linked to its row. */
export const testEntries = (service: Service): FinderEntry[] =>
  cataloguedTests(service).map((test) => ({
    kind: "test",
    id: test.id,
    name: test.name,
    context: headings(test),
    ...(test.note && { note: test.note }),
    methods: test.methods,
    ...(test.specifications.length > 0 && { specifications: test.specifications }),
    bring: publishedQuantity(test.sample),
    ...(test.duration && { takes: publishedQuantity(test.duration) }),
    place: test.place,
    ...statedScope(test),
    ...(test.confirm && { confirm: true }),
  }));

const statedScope = ({ scope }: CataloguedTest) => (scope === "not-stated" ? {} : { scope });

/** A group that repeats a word of its table says it more exactly: "Marble" under "Marble and natural stone". */
function headings({ table, group }: CataloguedTest): string {
  if (!group) return table;
  const repeats = words(group).some((word) => words(table).includes(word));
  return repeats ? group : `${table}, ${group}`;
}

const words = (heading: string): string[] => heading.toLowerCase().match(/[a-z]{3,}/g) ?? [];
