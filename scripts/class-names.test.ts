import { afterEach, expect, test, vi } from "vitest";
import { classNames } from "./class-names.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("visitors get short names that differ by place, the same each time", () => {
  vi.stubEnv("NODE_ENV", "production");
  const names = [
    classNames("row", "/x/app/a.module.css"),
    classNames("row", "/x/app/b.module.css"),
    classNames("head", "/x/app/a.module.css"),
  ];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^c[0-9a-f]{5}$/);
  expect(classNames("row", "/x/app/a.module.css")).toBe(names[0]);
});

test("developers read where a class comes from", () => {
  vi.stubEnv("NODE_ENV", "development");
  expect(classNames("row", "/x/app/a.module.css")).toMatch(/app_a_module_css_row$/);
});
