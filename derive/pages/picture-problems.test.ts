import { expect, test } from "vitest";
import { pictureProblems, type PictureFacts } from "./picture-problems.ts";

const facts: PictureFacts = {
  pictures: { cube: { use: "hero", alt: "Illustration: a cube", placeholder: true } },
  graphics: ["clients/1"],
};
const masters = ["cube.webp", "clients/1.svg"];
const cube = facts.pictures.cube!;
const alt =
  'The alt text of "cube" in content/pictures.ts must begin with "Illustration:" exactly while the picture is a placeholder.';

test("complete facts have no problems", () => {
  expect(pictureProblems(masters, facts)).toEqual([]);
});

const mustHold = (name: string, count: number) =>
  `pictures/masters must hold one file named "${name}", with any image extension; it holds ${count}.`;

test.each<[string, readonly string[], Partial<PictureFacts>, string]>([
  [
    "a missing alt text",
    masters,
    { pictures: { cube: { ...cube, alt: " " } } },
    'The picture "cube" has no alt text in content/pictures.ts.',
  ],
  ["an unnamed illustration", masters, { pictures: { cube: { ...cube, alt: "A cube" } } }, alt],
  [
    "a photograph called an illustration",
    masters,
    { pictures: { cube: { ...cube, placeholder: false } } },
    alt,
  ],
  ["a missing picture", ["clients/1.svg"], {}, mustHold("cube", 0)],
  ["a missing logo", ["cube.webp"], {}, mustHold("clients/1", 0)],
  ["two files of a logo", [...masters, "clients/1.png"], {}, mustHold("clients/1", 2)],
  [
    "a file that nothing uses",
    [...masters, "spare.webp"],
    {},
    "pictures/masters/spare.webp belongs to no picture, logo or certificate.",
  ],
])("%s is reported", (_, files, change, sentence) => {
  expect(pictureProblems(files, { ...facts, ...change })).toEqual([sentence]);
});
