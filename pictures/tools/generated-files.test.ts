import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { accreditationMarks, certificates } from "#content/accreditation.ts";
import { clients } from "#content/clients.ts";
import { pictures } from "#content/pictures.ts";
import { shareImagePath, shareImageSize } from "#derive/pages/share-image.ts";
import { sitePaths } from "#derive/pages/sitemap.ts";
import { fileOf } from "#publish/pictures.ts";
import { graphics } from "./graphics.ts";
import { responsiveImages } from "./responsive-images.ts";

const root = join(import.meta.dirname, "../..");
const bytes = (file: string) => statSync(file).size;
const heroes = responsiveImages().filter(
  ({ id }) => pictures[id as keyof typeof pictures].use === "hero",
);

test("masters and generated files together weigh at most 25 MB", () => {
  const all = globSync("{pictures,public}/**/*.*", { cwd: root }).map((file) => join(root, file));
  expect(all.length).toBeGreaterThan(250);
  expect(all.map(bytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
});

test.each([
  [768, 20_000],
  [1920, 70_000],
])("a hero in AVIF at %i px weighs at most %i bytes", (width, most) => {
  const files = heroes.flatMap(({ files: generated }) =>
    generated.filter((file) => file.width === width && file.format === "avif"),
  );
  expect(files).toHaveLength(5);
  for (const { path } of files) expect(bytes(fileOf(path)), path).toBeLessThanOrEqual(most);
});

test("the manifest states the true shape of every crop", async () => {
  for (const { files } of responsiveImages())
    for (const { path, crop, width } of files.filter(({ format }) => format === "webp")) {
      const size = await sharp(fileOf(path)).metadata();
      const height = Math.round((width * crop.ratio[1]) / crop.ratio[0]);
      expect([size.width, size.height], path).toEqual([width, height]);
    }
});

const pathsOf = (id: string) =>
  graphics()
    .find((graphic) => graphic.id === id)!
    .files.map(({ path }) => path);

test("placeholder logos are SVG files under 3 KB that need no font", () => {
  const logos = [
    ...accreditationMarks.filter((mark) => mark.placeholder).map(({ id }) => `mark-${id}`),
    ...clients.filter((client) => client.placeholder).map(({ id }) => `client-${id}`),
  ];
  for (const path of logos.flatMap(pathsOf)) {
    const svg = readFileSync(fileOf(path), "utf8");
    expect(svg.length, path).toBeLessThan(3_000);
    expect(svg).not.toMatch(/<text|font-family/);
  }
});

test("certificates are upright A4, as AVIF, as WebP and as PNG, large enough to read", async () => {
  expect(certificates).toHaveLength(4);
  for (const { id } of certificates) {
    const paths = pathsOf(`certificate-${id}`);
    const large = paths.find((path) => path.endsWith(".png"))!;
    const { width, height, format } = await sharp(fileOf(large)).metadata();
    expect(format).toBe("png");
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height / width).toBeCloseTo(297 / 210, 2);
    for (const [ending, kind] of [
      [".avif", "heif"],
      [".webp", "webp"],
    ] as const) {
      const small = paths.filter((path) => path.endsWith(ending));
      expect(small).toHaveLength(3);
      for (const path of small) expect((await sharp(fileOf(path)).metadata()).format).toBe(kind);
    }
  }
});

test("every page of the sitemap has a picture for shared links", async () => {
  for (const path of sitePaths()) {
    const { width, height, format } = await sharp(fileOf(shareImagePath(path))).metadata();
    expect({ width, height, format }, path).toEqual({ ...shareImageSize, format: "jpeg" });
  }
});

test("icons have the sizes in their names", async () => {
  for (const [file, side] of [
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
  ] as const)
    expect((await sharp(fileOf(file)).metadata()).width, file).toBe(side);
  expect(readFileSync(fileOf("/favicon.svg"), "utf8")).toContain("prefers-color-scheme:dark");
});
