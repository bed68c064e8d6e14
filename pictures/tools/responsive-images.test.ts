import { expect, test } from "vitest";
import { isCurrent } from "./generated-file.ts";
import { responsiveImages } from "./responsive-images.ts";

test("a changed focus needs new files under new names", () => {
  const [moved] = responsiveImages({
    "hero-1-cube": { use: "hero", alt: "", focus: 10, placeholder: true },
  });
  expect(moved!.files).toHaveLength(15);
  expect(moved!.files.filter((file) => isCurrent(file))).toEqual([]);
});
