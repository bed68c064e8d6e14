import type { Service } from "#content/services/shape.ts";
import { type CataloguedTest, cataloguedTests } from "../catalogue/catalogue.ts";
import { quantityText } from "../catalogue/quantity.ts";
import { saysMore } from "../catalogue/test-heading.ts";
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
    bring: quantityText(test.sample),
    ...(test.duration && { takes: quantityText(test.duration) }),
    place: test.place,
    ...(test.confirm && { confirm: true }),
  }));

function headings(test: CataloguedTest): string {
  if (!test.group) return test.table;
  return saysMore(test) ? test.group : `${test.table}, ${test.group}`;
}
