import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { classNames } from "./class-names.ts";

const root = join(import.meta.dirname, "..");

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Every class that a module's own rules begin with. */
const classes = globSync("app/**/*.module.css", { cwd: root }).flatMap((file) =>
  [
    ...new Set(
      [...readFileSync(join(root, file), "utf8").matchAll(/^\.([a-z][\w-]*)/gim)].map(
        ([, name]) => name!,
      ),
    ),
  ].map((name) => [name, join(root, file)] as const),
);

test("visitors get short names that differ by place, the same each time", () => {
  vi.stubEnv("NODE_ENV", "production");
  const names = classes.map(([name, file]) => classNames(name, file));
  expect(names.length).toBeGreaterThan(100);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[b-z][b-z0-9]?$/i);
  expect(classes.map(([name, file]) => classNames(name, file))).toEqual(names);
});

test("a class that no module has stops the build", () => {
  vi.stubEnv("NODE_ENV", "production");
  expect(() => classNames("row", join(root, "app/nowhere.module.css"))).toThrow(
    "app/nowhere.module.css row",
  );
});

test("developers read where a class comes from", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(classNames("row", "/x/app/a.module.css")).toMatch(/app_a_module_css_row$/);
});
