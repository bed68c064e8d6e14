import { expect, test } from "vitest";
import { samples } from "#content/samples.ts";
import { publishedQuantity } from "./quantity.ts";
import { handlingOf, handling, publishedKinds, publishedSample } from "./samples.ts";

test("a sample has the amount of its kind, or its own for one kind or several", () => {
  expect(publishedSample("bentonite")).toEqual({
    ...publishedQuantity(samples.bentonite.amount),
    kinds: ["bentonite"],
  });
  const amount = { stated: "5 l in two bottles" };
  const both = ["water-bottle", "glass-bottle"] as const;
  expect(publishedSample({ kind: both, amount })).toMatchObject({ from: "stated", kinds: both });
});

test("each kind is handled once, and one of which nothing is known is left out", () => {
  const [first, ...more] = handling({
    samples: [{ sample: "bar" }, { sample: "bentonite" }, { of: "Bars", sample: "bar" }],
  });
  const bar = publishedKinds().find(({ id }) => id === "bar")!;
  expect(first).toEqual({ of: bar.name, text: handlingOf(bar) });
  expect(more).toEqual([]);
  const [minimum, unfit] = ["1 kg", "wet"].map((text) => ({ text, from: "stated" as const }));
  expect(handlingOf({ minimum, unfit })).toBe("at least 1 kg; not wet");
});

test("what nobody has said about a kind is absent from the catalogue", () => {
  for (const kind of publishedKinds())
    expect(Object.keys(JSON.parse(JSON.stringify(kind))).toSorted()).toEqual(
      ["id", ...Object.keys(samples[kind.id])].toSorted(),
    );
});
