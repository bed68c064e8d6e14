import { pages } from "#content/copy/pages.ts";
import { type SampleKind, samples } from "#content/samples.ts";
import { typicalQuestion } from "./service-pages.ts";
import { ask, type UnconfirmedStatement } from "./statement.ts";
import { typicalIn } from "./typical-figures.ts";

const asked = {
  minimum: "least amount",
  container: "container",
  preservation: "preservation",
  holding: "time until the test",
  unfit: "what makes it unfit",
} as const satisfies Partial<Record<keyof SampleKind, string>>;

const place = { file: "content/samples.ts", page: pages.services.path };

export const sampleKinds = (): UnconfirmedStatement[] => [
  {
    topic: "samples",
    statement: `${samples["sterile-bottle"].name}, ${samples["acid-washed-bottle"].name}: bottles from us`,
    question: "Do you supply sterile bottles, and acid-washed bottles with nitric acid?",
    ...place,
  },
  ...ask({ topic: "samples", question, ...place }, incomplete()),
  ...ask({ topic: "typical", question: typicalQuestion, ...place }, typicalIn(samples)),
];

const incomplete = () =>
  Object.values<SampleKind>(samples)
    .filter(({ name }) => !unasked.has(name))
    .flatMap((kind) => {
      const missing = Object.entries(asked).filter(([field]) => !(field in kind));
      return missing.length ? `${kind.name}: ${missing.map(([, what]) => what).join(", ")}` : [];
    });

/** Not a sample, or another one each time. */
const unasked = new Set<string>([samples["in-place"].name, samples.agreed.name]);

const question =
  "What is missing here about these samples? Where something does not matter for a sample, please say so.";
