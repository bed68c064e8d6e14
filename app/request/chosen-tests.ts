import { serviceOf } from "#derive/catalogue/paths.ts";
import type { PublishedTest } from "#derive/catalogue/published-test.ts";
import type { Catalogue } from "#derive/pages/catalogue-files.ts";

/** Only id, name and methods are known of a test that is not in the catalogue. */
export type ChosenTest = Pick<PublishedTest, "id" | "name" | "methods"> &
  Partial<Pick<PublishedTest, "heading" | "sample" | "duration">>;

/** The chosen tests of one service. */
export interface ChosenService {
  readonly slug: string;
  readonly name: string;
  readonly tests: readonly ChosenTest[];
}

/** The tests with these ids, by service; what the catalogue does not know is named after its id. */
export function chosenServices(
  ids: readonly string[],
  catalogue: Catalogue | undefined,
): ChosenService[] {
  return unique(ids.map(serviceOf)).map((slug) => {
    const service = catalogue?.services.find((one) => one.slug === slug);
    return {
      slug,
      name: service?.name ?? sentenceCase(slug),
      tests: ids
        .filter((id) => serviceOf(id) === slug)
        .map((id) => service?.tests.find((test) => test.id === id) ?? unknownTest(id)),
    };
  });
}

/** Each sample with the tests that ask for it. Amounts stay apart: whether one sample serves several tests is for the laboratory to say. */
export function sharedSamples({ tests }: ChosenService) {
  return unique(tests.flatMap(({ sample }) => sample?.text ?? [])).map((text) => ({
    sample: text,
    tests: tests.filter(({ sample }) => sample?.text === text),
  }));
}

const unique = (texts: readonly string[]) => [...new Set(texts)];

const unknownTest = (id: string): ChosenTest => ({
  id,
  name: sentenceCase(id.slice(id.indexOf("/") + 1)),
  methods: [],
});

/** "moisture-content" becomes "Moisture content". */
function sentenceCase(slug: string): string {
  const text = slug.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
