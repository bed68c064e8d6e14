import type { FinderData } from "#derive/finder/finder-data.ts";
import type { FinderEntry } from "#derive/finder/finder-entry.ts";
import { meaningful } from "./phrases.ts";
import { wordsOf } from "./words.ts";

/** The searched fields, with their weight. */
export const boosts = {
  name: 5,
  /** Words that mean this entry before others. */
  synonyms: 5,
  /** Words that mean this entry among others. */
  otherSynonyms: 2.5,
  context: 2,
  /** The service, and words that mean it. */
  service: 1.2,
  /** Its note, and what its methods are about. */
  about: 0.8,
} as const;

export type Field = keyof typeof boosts;
export const fields = Object.keys(boosts) as readonly Field[];

export interface FinderDocument {
  readonly id: string;
  readonly weight: number;
  /** The words of each field, those that say nothing left out. */
  readonly words: Readonly<Record<Field, readonly string[]>>;
}

const kindWeights = {
  test: 1,
  package: 1,
  survey: 1,
  instrument: 0.85,
  service: 0.65,
  standard: 0.3,
} as const;

/** A test that the laboratory has not confirmed comes after one that it offers. */
const confirmWeight = 0.85;

const weightOf = ({ kind, confirm }: FinderEntry) =>
  kindWeights[kind] * (confirm ? confirmWeight : 1);

export const serviceOf = ({ id }: Pick<FinderEntry, "id">): string => id.split("/", 1)[0]!;

/** One document for each entry. */
export function searchDocuments(
  entries: readonly FinderEntry[],
  { services, standards, synonyms }: FinderData,
): FinderDocument[] {
  const subjects = new Map<string, string>(
    standards.map(({ number, subject }) => [number, subject]),
  );
  const names = new Map(services.map(({ slug, name }) => [slug, name]));
  const first = new Map<string, string[]>();
  const others = new Map<string, string[]>();
  for (const { terms, for: targets } of synonyms)
    for (const [index, target] of targets.entries()) {
      const words = index === 0 ? first : others;
      words.set(target, [...(words.get(target) ?? []), ...terms]);
    }
  const subjectsOf = ({ kind, methods = [] }: FinderEntry) =>
    kind === "test" ? methods.map((number) => subjects.get(number)) : [];
  const split = splitOnce();
  return entries.map((entry) => {
    const service = serviceOf(entry);
    const ofService =
      entry.id === service ? [] : [...(first.get(service) ?? []), ...(others.get(service) ?? [])];
    return {
      id: entry.id,
      weight: weightOf(entry),
      words: {
        name: split(entry.name),
        synonyms: split(eachWordOnce(first.get(entry.id))),
        otherSynonyms: split(eachWordOnce(others.get(entry.id))),
        context: split(entry.context ?? ""),
        service: split(eachWordOnce([names.get(service), ...ofService.filter(isOneWord)])),
        about: split([entry.note, ...subjectsOf(entry)].join(" ")),
      },
    };
  });
}

/** Of "stone dust", neither word alone means the service. */
const isOneWord = (term: string) => !term.includes(" ");

/** A word does not weigh more because many terms contain it. */
const eachWordOnce = (terms: readonly (string | undefined)[] = []) =>
  [...new Set(terms.join(" ").split(" "))].join(" ");

/** Entries of one service share texts. */
function splitOnce() {
  const known = new Map<string, readonly string[]>();
  return (text: string): readonly string[] => {
    const words = known.get(text) ?? termsOf(text);
    known.set(text, words);
    return words;
  };
}

/** Each word in its spelling and without its ending. */
const termsOf = (text: string) =>
  meaningful(wordsOf(text)).flatMap(({ plain, stem }) => (plain === stem ? plain : [plain, stem]));
