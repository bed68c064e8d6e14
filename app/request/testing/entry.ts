import type { SampleKindId } from "#content/samples.ts";
import type { Entry } from "../entries.ts";

export const quantity = (text: string) => ({ text, from: "typical" as const });

/** A test that nobody offers. */
export const entry = (name: string, amount: string, ...kinds: SampleKindId[]): Entry => ({
  item: { id: name, mark: `Mark of ${name}`, date: "2026-11-13" },
  kind: "test",
  name,
  methods: [],
  specifications: [],
  path: "/services/soil-testing#row",
  sample: { ...quantity(amount), kinds },
});
