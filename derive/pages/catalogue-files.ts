import { services } from "#content/services/index.ts";
import { cataloguedTests } from "../catalogue/catalogue.ts";
import { publishedInstruments } from "../catalogue/instruments.ts";
import { catalogueVersion, type PublishedTest } from "../catalogue/published-test.ts";
import { publishedKinds } from "../catalogue/samples.ts";
import { publishedSets } from "../catalogue/sets.ts";
import { publishedSurveys } from "../catalogue/surveys.ts";

export type Catalogue = ReturnType<typeof catalogueJson>;

/** What can be ordered, with what the request says about it: a visitor on a phone downloads it. */
export const catalogueJson = () => ({
  version: catalogueVersion,
  services: services
    .map((service) => ({
      slug: service.slug,
      name: service.name,
      tests: cataloguedTests(service).map(orderedTest),
      sets: publishedSets(service).map(({ note: _note, definedBy: _definedBy, ...set }) => set),
      instruments: publishedInstruments(service),
      surveys: publishedSurveys(service),
    }))
    .filter(({ tests, instruments, surveys }) => [tests, instruments, surveys].flat().length > 0),
  samples: publishedKinds(),
});

const orderedTest = (test: PublishedTest) => ({
  id: test.id,
  path: test.path,
  heading: test.heading,
  name: test.name,
  methods: test.methods,
  methodsNeeded: test.methodsNeeded,
  specifications: test.specifications,
  sample: test.sample,
  duration: test.duration,
  place: test.place,
  unit: test.unit,
});
