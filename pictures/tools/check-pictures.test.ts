import { expect, test } from "vitest";
import { checkPictures } from "./check-pictures.ts";
import { cutPictures } from "./cuts.ts";
import { master } from "./folders.ts";
import { keyOf } from "./keys.ts";
import { readManifest } from "./manifest.ts";
import { unmadeFiles } from "./stale.ts";

const manifest = readManifest();

test("every committed file is current", () => {
  expect(checkPictures()).toBeUndefined();
});

test("a picture made from another master stops the build", () => {
  const old = { ...manifest.pictures["hero-1-cube"]!, key: "another" };
  expect(() =>
    checkPictures({ ...manifest, pictures: { ...manifest.pictures, "hero-1-cube": old } }),
  ).toThrow('The picture "hero-1-cube" has no current files');
});

test("a drawing made from other facts stops the build", () => {
  const old = { ...manifest.drawings.brand!, key: "another" };
  expect(() =>
    checkPictures({ ...manifest, drawings: { ...manifest.drawings, brand: old } }),
  ).toThrow('The drawing "brand" has no current files');
});

test("a changed focus asks for new files, under new names", () => {
  const fact = {
    file: "hero-1-cube.webp",
    use: "hero",
    alt: "",
    focus: 10,
    standIn: true,
  } as const;
  const [moved] = cutPictures({ "hero-1-cube": fact });
  expect(unmadeFiles(moved!)).toHaveLength(moved!.files.length);
});

test("a key holds the master's bytes", () => {
  expect(keyOf({}, [master("hero-1-cube.webp")])).not.toBe(
    keyOf({}, [master("hero-2-sieves.webp")]),
  );
});
