import { expect, test } from "vitest";
import { samples } from "#content/samples.ts";
import { services } from "#content/services/index.ts";
import { cataloguedTests } from "./catalogue.ts";
import { handlingOf, handling, publishedKinds, publishedSample } from "./samples.ts";

test("every kind of sample is brought for something", () => {
  const used = [
    ...services.flatMap(cataloguedTests).map(({ sample }) => sample),
    ...services.flatMap(({ bring }) => bring.samples.map(({ sample }) => publishedSample(sample))),
  ].flatMap(({ kinds }) => kinds);
  expect(Object.keys(samples).filter((id) => !used.some((one) => one === id))).toEqual([]);
});

test("a sample has the amount of its kind, or its own for one kind or several", () => {
  expect(publishedSample("bentonite")).toEqual({
    text: "2 kg",
    from: "typical",
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
  expect(first).toEqual({
    of: "Reinforcement bars",
    text: "cold-cut and straight; tagged with diameter, heat or lot, and manufacturer; not flame-cut",
  });
  expect(more).toEqual([]);
  const [minimum, unfit] = ["1 kg", "wet"].map((text) => ({ text, from: "stated" as const }));
  expect(handlingOf({ minimum, unfit })).toBe("at least 1 kg; not wet");
});

test("what nobody has said about a kind is absent from the catalogue", () => {
  const [sterile] = publishedKinds().filter(({ id }) => id === "sterile-bottle");
  expect(sterile!.holding).toMatchObject({ from: "typical" });
  expect(JSON.parse(JSON.stringify(sterile))).not.toHaveProperty("minimum");
});
