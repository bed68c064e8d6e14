import { expect, test } from "vitest";
import { checkPictures, pictureInputs } from "./pictures.ts";

const current = { files: {}, inputs: pictureInputs() };
const master = (kind: string) =>
  Object.keys(current.inputs).find((name) => name.startsWith(`pictures/masters/${kind}`))!;

test("every committed file is current", () => {
  expect(checkPictures()).toBeUndefined();
});

test.each([
  [master("hero-")],
  [master("certificates/")],
  ["pictures/tools/graphics.ts"],
  ["content/pictures.ts"],
  ["content/site.ts"],
  ["app/styles/tokens.css"],
])("a change of %s stops the build", (name) => {
  expect(current.inputs).toHaveProperty([name]);
  expect(() => checkPictures(current, { ...current.inputs, [name]: "changed" })).toThrow(
    `The pictures are out of date: ${name} changed. Run "npm run pictures"`,
  );
});

test("a new master, or a generated file that was not committed stops the build", () => {
  const inputs = { ...current.inputs, "pictures/masters/new.webp": "key" };
  expect(() => checkPictures(current, inputs)).toThrow("new.webp changed");
  const files = { "/pictures/lost.avif": "key" };
  expect(() => checkPictures({ ...current, files })).toThrow("/pictures/lost.avif is missing");
});
