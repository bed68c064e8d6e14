import type { Service } from "#content/services/shape.ts";
import type { StandardId } from "#content/standards.ts";
import { publishedInstruments } from "../catalogue/instruments.ts";
import { publishedSets } from "../catalogue/sets.ts";
import { publishedSurveys } from "../catalogue/surveys.ts";
import { findStandards } from "../standards/find-standards.ts";
import type { SearchEntry } from "./search-entry.ts";

export const orderEntries = (service: Service): SearchEntry[] => [
  ...publishedSets(service).map((set) => ({
    ...entryOf(set, set.methods),
    kind: "set" as const,
    context: set.note,
    specifications: set.specifications,
    bring: set.sample.text,
  })),
  ...publishedInstruments(service).map((instrument) => ({
    ...entryOf(instrument, instrument.methods),
    kind: "instrument" as const,
    ...(instrument.heading && { heading: instrument.heading }),
    context: instrument.group,
    accreditation: instrument.accreditation,
    ...(instrument.note && { note: instrument.note }),
    ...(instrument.range && { range: instrument.range.text }),
    place: instrument.place,
  })),
  ...publishedSurveys(service).map((survey) => ({
    ...entryOf(survey, standardsIn(survey.note)),
    kind: "survey" as const,
    context: survey.note,
    place: service.bring.place,
  })),
];

const standardsIn = (text: string) => findStandards(text).map(({ number }) => number);

const entryOf = ({ id, name }: Record<"id" | "name", string>, methods: readonly StandardId[]) => ({
  id,
  name,
  ...(methods.length > 0 && { methods }),
});
