import { globSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { fileOf } from "#publish/pictures.ts";

const root = join(import.meta.dirname, "../..");

test("masters and generated files together weigh at most 25 MB", () => {
  const files = globSync("{pictures,public}/**/*.*", { cwd: root });
  const bytes = files.map((file) => statSync(join(root, file)).size);
  expect(bytes.length).toBeGreaterThan(250);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(25_000_000);
});

test("icons have the sizes in their names", async () => {
  for (const [file, side] of [
    ["/apple-touch-icon.png", 180],
    ["/icon-192.png", 192],
    ["/icon-512.png", 512],
    ["/icon-maskable-512.png", 512],
  ] as const)
    expect((await sharp(fileOf(file)).metadata()).width, file).toBe(side);
});
