import { expect, test } from "vitest";
import { checkFacts, faults, type PictureFacts } from "./check-facts.ts";

const facts: PictureFacts = {
  pictures: {
    cube: { file: "cube.webp", use: "hero", alt: "Illustration: a cube", standIn: true },
  },
  places: [{ picture: "cube", place: "slide 1" }],
  masters: ["cube.webp"],
  given: [],
};
const cube = facts.pictures.cube!;

test("the pictures of the site are described, known and there", () => {
  expect(checkFacts()).toBeUndefined();
  expect(faults(facts)).toEqual([]);
});

test.each<[string, Partial<PictureFacts>, string]>([
  [
    "a missing alt text",
    { pictures: { cube: { ...cube, alt: " " } } },
    'The picture "cube" has no alt text in content/pictures.ts.',
  ],
  [
    "an illustration that does not say so",
    { pictures: { cube: { ...cube, alt: "A cube" } } },
    'The alt text of "cube" in content/pictures.ts must begin with "Illustration:" exactly while the picture stands in for a photograph.',
  ],
  [
    "a photograph called an illustration",
    { pictures: { cube: { ...cube, standIn: false } } },
    'The alt text of "cube" in content/pictures.ts must begin with "Illustration:" exactly while the picture stands in for a photograph.',
  ],
  [
    "a missing master",
    { masters: [] },
    'The picture "cube" names cube.webp, which is not in pictures/masters.',
  ],
  [
    "an unknown picture",
    { places: [{ picture: "cub", place: "slide 2" }] },
    'The picture "cub" is shown by slide 2, but content/pictures.ts does not have it.',
  ],
  [
    "a missing scan",
    { given: ["scan.png"] },
    "scan.png is named in content, but not in pictures/masters.",
  ],
  [
    "a master that no picture uses",
    { masters: ["cube.webp", "spare.webp"] },
    "pictures/masters/spare.webp belongs to no picture of content/pictures.ts.",
  ],
])("%s is a sentence", (_, change, sentence) => {
  expect(faults({ ...facts, ...change })).toEqual([sentence]);
  expect(() => checkFacts({ ...facts, ...change })).toThrow(sentence);
});
