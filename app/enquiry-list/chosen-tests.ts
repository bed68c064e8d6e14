import type { catalogueJson } from "#derive/pages/catalogue-files.ts";
import { testHeading } from "#derive/catalogue/test-heading.ts";

export type Catalogue = ReturnType<typeof catalogueJson>;

export interface ChosenTest {
  readonly id: string;
  readonly name: string;
  /** The heading above a test whose name another test of the service has too. */
  readonly under?: string | undefined;
  readonly methods: readonly string[];
  readonly sample?: string | undefined;
  readonly duration?: string | undefined;
}

/** The chosen tests of one service. */
export interface ChosenService {
  readonly slug: string;
  readonly name: string;
  readonly tests: readonly ChosenTest[];
}

/** A sample, and the tests that ask for it in the same words. */
export interface SharedSample {
  readonly sample: string;
  readonly tests: readonly ChosenTest[];
}

/** The tests with these ids, by service; what the catalogue does not know is named after its id. */
export function chosenServices(
  ids: readonly string[],
  catalogue: Catalogue | undefined,
): ChosenService[] {
  return unique(ids.map(slugOf)).map((slug) => {
    const service = catalogue?.services.find((one) => one.slug === slug);
    return {
      slug,
      name: service?.name ?? wordsOf(slug),
      tests: ids
        .filter((id) => slugOf(id) === slug)
        .map((id) => chosenTest(id, service?.tests ?? [])),
    };
  });
}

/** Amounts stay apart: whether one sample serves several tests is for the laboratory to say. */
export function sharedSamples({ tests }: ChosenService): SharedSample[] {
  return unique(tests.flatMap(({ sample }) => sample ?? [])).map((sample) => ({
    sample,
    tests: tests.filter((test) => test.sample === sample),
  }));
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const slugOf = (id: string) => id.slice(0, id.indexOf("/"));

function chosenTest(id: string, tests: Catalogue["services"][number]["tests"]): ChosenTest {
  const test = tests.find((one) => one.id === id);
  if (!test) return { id, name: wordsOf(id.slice(id.indexOf("/") + 1)), methods: [] };
  const { name, methods, sample, duration } = test;
  const hasNamesake = tests.some((other) => other.id !== id && other.name === name);
  return {
    id,
    name,
    methods,
    sample: sample.text,
    duration: duration?.text,
    under: hasNamesake ? testHeading(test) : undefined,
  };
}

/** "moisture-content" becomes "Moisture content". */
function wordsOf(id: string): string {
  const words = id.replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
