import { globSync, readFileSync, statSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { pictures } from "#content/pictures.ts";
import { sitePaths } from "#derive/sitemap.ts";
import { shareImagePath, shareImageSize } from "#derive/share-image.ts";
import { cutPictures } from "./cuts.ts";
import { drawings } from "./drawings.ts";
import { fileOf, inRoot, placeholdersPath, root } from "./folders.ts";

const bytes = (file: string) => statSync(file).size;
const heroes = cutPictures().filter(
  ({ id }) => pictures[id as keyof typeof pictures].use === "hero",
);

test("masters and made files together weigh at most 25 MB", () => {
  const all = globSync("{pictures,public}/**/*.*", { cwd: root }).map(inRoot);
  expect(all.length).toBeGreaterThan(250);
  expect(all.map(bytes).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
});

test.each([
  [768, 20_000],
  [1920, 70_000],
])("a hero in AVIF at %i px weighs at most %i bytes", (width, most) => {
  const files = heroes.flatMap(({ files: made }) =>
    made.filter((file) => file.width === width && file.format === "avif"),
  );
  expect(files).toHaveLength(5);
  for (const { address } of files)
    expect(bytes(fileOf(address)), address).toBeLessThanOrEqual(most);
});

test("the browser is told the true shape of every cut", async () => {
  for (const { files } of cutPictures())
    for (const { address, crop, width } of files.filter(({ format }) => format === "webp")) {
      const size = await sharp(fileOf(address)).metadata();
      const height = Math.round((width * crop.ratio[1]) / crop.ratio[0]);
      expect([size.width, size.height], address).toEqual([width, height]);
    }
});

test("marks are drawings under 3 KB without letters that need a font", () => {
  const marks = drawings().filter(({ kind }) => kind === "mark" || kind === "client-mark");
  expect(marks).toHaveLength(7 + 16);
  for (const { addresses } of marks) {
    const svg = readFileSync(fileOf(addresses[0]!), "utf8");
    expect(svg.length, addresses[0]).toBeLessThan(3_000);
    expect(svg).not.toMatch(/<text|font-family/);
  }
});

test("certificates are upright A4, as AVIF, as WebP and as PNG, large enough to read", async () => {
  const all = drawings().filter(({ kind }) => kind === "certificate");
  expect(all).toHaveLength(4);
  for (const { addresses } of all) {
    const whole = addresses.find((address) => address.endsWith(".png"))!;
    const { width, height, format } = await sharp(fileOf(whole)).metadata();
    expect(format).toBe("png");
    expect(width).toBeGreaterThanOrEqual(1200);
    expect(height / width).toBeCloseTo(297 / 210, 2);
    for (const [ending, kind] of [
      [".avif", "heif"],
      [".webp", "webp"],
    ] as const) {
      const small = addresses.filter((address) => address.endsWith(ending));
      expect(small).toHaveLength(3);
      for (const address of small)
        expect((await sharp(fileOf(address)).metadata()).format).toBe(kind);
    }
  }
});

test("every page of the sitemap has its picture for shared links", async () => {
  for (const path of sitePaths()) {
    const { width, height, format } = await sharp(fileOf(shareImagePath(path))).metadata();
    expect({ width, height, format }, path).toEqual({ ...shareImageSize, format: "jpeg" });
  }
});

test("icons have the sizes that their names say", async () => {
  for (const [file, side] of [
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
  ] as const)
    expect((await sharp(fileOf(file)).metadata()).width, file).toBe(side);
  expect(readFileSync(fileOf("/favicon.svg"), "utf8")).toContain("prefers-color-scheme:dark");
});

test("the placeholders of all pictures weigh less than 3 KB", () => {
  const sheet = readFileSync(inRoot(placeholdersPath), "utf8");
  expect(sheet.length).toBeLessThan(3_000);
  for (const id of Object.keys(pictures)) expect(sheet).toContain(`.blur-${id}{`);
});
