import type { Service } from "#content/services/shape.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { isMoreSpecific } from "../catalogue/namesakes.ts";
import type { PublishedTest } from "../catalogue/published-test.ts";
import { plannerOf } from "../pages/cube-planner.ts";
import type { SearchEntry } from "./search-entry.ts";

/** The tests of a service, each linked to its row. */
export const testEntries = (service: Service): SearchEntry[] =>
  cataloguedTests(service).map((test) => ({
    kind: "test",
    id: test.id,
    name: test.name,
    ...(test.heading && { heading: test.heading }),
    context: headings(test),
    ...(test.note && { note: test.note }),
    methods: test.methods,
    ...(test.specifications.length > 0 && { specifications: test.specifications }),
    ...(!test.sample.kinds.includes("in-place") && { bring: test.sample.text }),
    ...(test.duration && { takes: test.duration.text }),
    place: test.place,
    ...linkField(test.id),
    ...(test.confirm && { confirm: true }),
  }));

function linkField(id: string) {
  const link = plannerOf(id);
  return link && { link };
}

function headings(test: PublishedTest): string {
  if (!test.group) return test.table;
  return isMoreSpecific(test) ? test.group : `${test.table}, ${test.group}`;
}
